// Renders SVG as PNG, with the same fonts on every machine.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

const packages = fileURLToPath(new URL('../node_modules', import.meta.url));
const letters = join(packages, 'dejavu-fonts-ttf/ttf');
const kanji = join(packages, '@embedpdf/fonts-jp/fonts');
const hangul = join(packages, '@embedpdf/fonts-kr/fonts');
const thai = join(packages, '@expo-google-fonts/noto-sans-thai');
const FONT_FILES = [
  ...['DejaVuSansMono', 'DejaVuSansMono-Bold'].map((name) => join(letters, `${name}.ttf`)),
  ...['NotoSansJP-Regular', 'NotoSansJP-Bold'].map((name) => join(kanji, `${name}.otf`)),
  ...['NotoSansKR-Regular', 'NotoSansKR-Bold'].map((name) => join(hangul, `${name}.otf`)),
  ...['400Regular/NotoSansThai_400Regular', '700Bold/NotoSansThai_700Bold'].map((name) =>
    join(thai, `${name}.ttf`),
  ),
];

/**
 * The bytes of a PNG. Of a picture that moves it shows the beginning.
 * @param scale pixels for each unit of the SVG
 */
export function renderPng(svg, { scale = 1 } = {}) {
  return render(svg, { fitTo: { mode: 'zoom', value: scale } }).asPng();
}

/** The pixels of a picture on a background, four bytes each: `{pixels, width, height}`. */
export function renderPixels(svg, { width, background }) {
  return render(svg, { fitTo: { mode: 'width', value: width }, background });
}

function render(svg, options) {
  const picture = new Resvg(svg, {
    font: {
      fontFiles: FONT_FILES,
      loadSystemFonts: false,
      defaultFontFamily: 'DejaVu Sans Mono',
      monospaceFamily: 'DejaVu Sans Mono',
    },
    ...options,
  });
  return picture.render();
}
