import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type PdfDocument from 'pdfkit';

const { resolve } = createRequire(import.meta.url);
const fontFile = (name: string) =>
  readFileSync(resolve(`@expo-google-fonts/biz-udpgothic/${name}`));
let fonts: { regular: Buffer; bold: Buffer } | undefined;
export const loadFonts = () =>
  (fonts ??= {
    regular: fontFile('400Regular/BIZUDPGothic_400Regular.ttf'),
    bold: fontFile('700Bold/BIZUDPGothic_700Bold.ttf'),
  });

/** Colours, and the margins of the text in points. */
export const ink = '#1a2233';
export const soft = '#5b6678';
export const rule = '#c3cad6';
export const band = '#f0f3f8';
export const left = 48;
export const right = 547;
export const width = right - left;
const yen = new Intl.NumberFormat('ja-JP');
/** Yen with separators; negative amounts have a triangle, as on Japanese bills. */
export const money = (amount: number) =>
  amount < 0 ? `▲${yen.format(-amount)}` : yen.format(amount);

export type Document = InstanceType<typeof PdfDocument>;

/** Draws text. @param x, y points from the upper left corner */
export function drawText(
  document: Document,
  text: string,
  x: number,
  y: number,
  options: TextOptions = {},
): void {
  document
    .font(options.bold ? 'bold' : 'regular')
    .fontSize(options.size ?? 9)
    .fillColor(options.color ?? ink)
    .text(text, x, y, { width: options.width ?? width, align: options.align ?? 'left' });
}
type TextOptions = {
  size?: number;
  bold?: boolean;
  color?: string;
  width?: number;
  align?: 'left' | 'right' | 'center';
};
