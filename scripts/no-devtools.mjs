// biome-ignore lint/style/noDefaultExport: Ink imports the default
export default {};
