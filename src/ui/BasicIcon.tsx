/** Strokes on a 24 unit grid, drawn for this portal: the icons of the login page and of messages. */
export const BASIC_PATHS = {
  check: 'M5 12.5 10 17.5 19 7',
  alert: 'M12 4 2.5 20h19L12 4ZM12 10v4.5M12 17.4v.1',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5M12 7.9v.1',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  eyeOff:
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.3 7.7A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9',
  external: 'M13 5h6v6M19 5l-9 9M10 6H5v13h13v-5',
} as const;

export type BasicIconName = keyof typeof BASIC_PATHS;

interface StrokesProps {
  /** Path of the strokes. */
  d: string;
  /** In em, so that the icon grows with its text. */
  size?: number | undefined;
}

/** A decorative icon next to a text with the same meaning; hidden from assistive technology. */
export function Strokes({ d, size = 1.25 }: StrokesProps) {
  return (
    <svg
      width={`${size}em`}
      height={`${size}em`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}

/**
 * An icon for the login page. `Icon` has the icons of all pages, which would make the script of the login
 * page larger.
 */
export function BasicIcon({ name, size }: Pick<StrokesProps, 'size'> & { name: BasicIconName }) {
  return <Strokes d={BASIC_PATHS[name]} size={size} />;
}
