import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Buffer): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
};

const width = 320;
const height = 80;

/** The opacity of a pixel, 0 to 1: three rising bars and a line below them. */
function coverage(x: number, y: number): number {
  const bar = [0, 1, 2].some((index) => {
    const left = 12 + index * 22;
    return x >= left && x < left + 16 && y >= 44 - index * 14 && y < 58;
  });
  const line = y >= 64 && y < 68 && x >= 12 && x < 72;
  const field = x >= 92 && x < 300 && y >= 26 && y < 54;
  const stripes = field && (x - 92 + (54 - y)) % 26 < 8 && x < 280;
  return bar || line || stripes ? 1 : 0;
}

/**
 * A PNG of simple shapes on a transparent background, for attachments.
 *
 * @param color #rrggbb
 */
export function markPng(color: string): Buffer {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(color.slice(at, at + 2), 16),
  );
  const rows = Buffer.alloc((width * 4 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * (width * 4 + 1) + 1 + x * 4;
      rows.set([red, green, blue, Math.round(coverage(x, y) * 255)], at);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
