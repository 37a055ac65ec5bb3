export async function administrate(..._: unknown[]): Promise<number> {
  return 1;
}
