import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Colour = readonly [red: number, green: number, blue: number];

const tokensCss = readFileSync('src/styles/tokens.css', 'utf8');
const [lightPart = '', darkPart = ''] = tokensCss.split(
  '@media screen and (prefers-color-scheme: dark)',
);

const coloursIn = (css: string): Map<string, string> =>
  new Map(
    [...css.matchAll(/--color-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
      name ?? '',
      value ?? '',
    ]),
  );
const lightColours = coloursIn(lightPart);
/** The dark scheme inherits the other colours of the light scheme. */
const schemes = { light: lightColours, dark: new Map([...lightColours, ...coloursIn(darkPart)]) };

function colourOf(name: string, scheme: ReadonlyMap<string, string>): Colour {
  const value = scheme.get(name) ?? `no token ${name}`;
  const hex = /^#(..)(..)(..)$/.exec(value);
  if (hex) {
    const [red, green, blue] = hex.slice(1).map((part) => Number.parseInt(part, 16) / 255);
    return [red ?? 0, green ?? 0, blue ?? 0];
  }
  const mix =
    /^color-mix\(in srgb, var\(--color-([\w-]+)\) (\d+)%, var\(--color-([\w-]+)\)\)$/.exec(value);
  if (!mix) throw new Error(value);
  const [, first = '', part, second = ''] = mix;
  const [firstColour, secondColour] = [colourOf(first, scheme), colourOf(second, scheme)];
  const share = Number(part) / 100;
  const mixedChannel = (channel: 0 | 1 | 2): number =>
    firstColour[channel] * share + secondColour[channel] * (1 - share);
  return [mixedChannel(0), mixedChannel(1), mixedChannel(2)];
}

function luminanceOf(colour: Colour): number {
  const [red, green, blue] = colour.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrastOf(first: Colour, second: Colour): number {
  const [dark = 0, bright = 0] = [luminanceOf(first), luminanceOf(second)].toSorted(
    (a, b) => a - b,
  );
  return (bright + 0.05) / (dark + 0.05);
}

const softColours = ['accent-soft', 'danger-soft', 'success-soft', 'warning-soft'];
/** Each text colour, with the backgrounds on which it appears. */
const backgroundsOfTexts: Record<string, readonly string[]> = {
  text: ['surface', 'surface-sunk', 'canvas', ...softColours],
  'text-soft': ['surface', 'surface-sunk', 'canvas', 'accent-soft'],
  'text-faint': ['surface', 'surface-sunk', 'canvas'],
  accent: ['surface', 'canvas', 'accent-soft', 'danger-soft'],
  'accent-strong': ['surface', 'canvas', 'accent-soft'],
  danger: ['surface', 'canvas', 'danger-soft'],
  success: ['surface', 'success-soft'],
  warning: ['surface', 'warning-soft'],
  // The text of a button.
  surface: ['accent', 'accent-strong', 'danger', 'danger-strong'],
};
/** The colours of shapes that must be visible, with their backgrounds: the border of a field and the focus ring. */
const backgroundsOfShapes: Record<string, readonly string[]> = {
  'field-line': ['surface'],
  focus: ['surface', 'canvas'],
};

const colourPairs = (backgroundsOf: Record<string, readonly string[]>) =>
  Object.entries(backgroundsOf).flatMap(([foreground, backgrounds]) =>
    backgrounds.map((background) => ({ foreground, background })),
  );

describe.each(Object.entries(schemes))('the colours in %s', (_, scheme) => {
  it.each(colourPairs(backgroundsOfTexts))(
    '$foreground on $background has enough contrast for a text',
    ({ foreground, background }) => {
      const ratio = contrastOf(colourOf(foreground, scheme), colourOf(background, scheme));
      expect(ratio).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(colourPairs(backgroundsOfShapes))(
    '$foreground on $background has enough contrast for a shape',
    ({ foreground, background }) => {
      const ratio = contrastOf(colourOf(foreground, scheme), colourOf(background, scheme));
      expect(ratio).toBeGreaterThanOrEqual(3);
    },
  );
});

/** Rules that set text colour and background by tokens. */
const rulesWithTextAndBackground = globSync('src/**/*.css').flatMap((path) =>
  [
    ...readFileSync(path, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{};]+)\{([^{}]*)\}/g),
  ].flatMap(([, selector = '', body = '']) => {
    const foreground = /(?<![\w-])color:\s*var\(--color-([\w-]+)\);/.exec(body)?.[1];
    const background = /background(?:-color)?:\s*var\(--color-([\w-]+)\);/.exec(body)?.[1];
    return foreground && background
      ? [{ rule: `${path} ${selector.trim()}`, foreground, background }]
      : [];
  }),
);

describe.each(Object.entries(schemes))(
  'text and background of the same rule in %s',
  (_, scheme) => {
    it('have enough contrast in every state', () => {
      expect(rulesWithTextAndBackground.length).toBeGreaterThan(30);
      // Disabled elements may have less contrast; HTML of the issuer is always light.
      const unreadableRules = rulesWithTextAndBackground.filter(
        ({ rule, foreground, background }) =>
          !/disabled|data-issuer/.test(rule) &&
          contrastOf(colourOf(foreground, scheme), colourOf(background, scheme)) < 4.5,
      );
      expect(unreadableRules).toEqual([]);
    });
  },
);

describe('the colours of the page', () => {
  const hexOf = (colour: Colour): string =>
    `#${colour
      .map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;

  it('match the theme colour of the browser', () => {
    const page = readFileSync('index.html', 'utf8');
    for (const [name, scheme] of Object.entries(schemes)) {
      const surface = hexOf(colourOf('surface', scheme));
      expect(page).toContain(
        `<meta name="theme-color" content="${surface}" media="(prefers-color-scheme: ${name})" />`,
      );
    }
  });

  it('are tokens in every style sheet, so that each colour has a dark value', () => {
    const literalColour =
      /#[\da-f]{3,8}\b(?=[^{}]*;)|\b(rgba?|hsla?|oklch|oklab|hwb|lab|lch)\(|:\s*[^;]*\b(white|black)\b(?!-)[^;]*;/i;
    const otherSheets = globSync('src/**/*.css').filter((path) => path !== 'src/styles/tokens.css');
    expect(otherSheets.length).toBeGreaterThan(40);
    const literalColours = otherSheets.flatMap((path) =>
      readFileSync(path, 'utf8')
        .replaceAll(/url\("data:[^"]*"\)/g, '')
        .split('\n')
        .filter((line) => literalColour.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(literalColours).toEqual([]);
  });
});
