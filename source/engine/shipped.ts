/** The games whose nets, books and problems come with the program. */
export const SHIPPED: readonly string[] = ['yari', 'shogi', 'ogi'];
