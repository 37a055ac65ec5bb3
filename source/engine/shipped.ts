/** The games whose nets and books come with the program. */
export const SHIPPED: readonly string[] = ['yari', 'shogi', 'ogi'];
