import { BASIC_PATHS, Strokes } from './BasicIcon.tsx';

const PATHS = {
  ...BASIC_PATHS,
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM20 20l-4-4',
  download: 'M12 4v11M7.5 11 12 15.5 16.5 11M5 20h14',
  upload: 'M12 16V5M7.5 9.5 12 5l4.5 4.5M5 20h14',
  print: 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 13.5h10V21H7v-7.5Z',
  file: 'M6 3h8l5 5v13H6V3ZM14 3v5h5',
  table: 'M4 5h16v14H4V5ZM4 10h16M4 14.5h16M10 10v9',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.5 2',
  calendar: 'M4 6h16v14H4V6ZM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'M6 9.5 12 15.5 18 9.5',
  keyboard: 'M3 6.5h18v11H3v-11ZM7 10.2v.1M11 10.2v.1M15 10.2v.1M17.5 10.2v.1M8 14h8',
  left: 'M14.5 6 8.5 12l6 6',
  right: 'M9.5 6l6 6-6 6',
  first: 'M17.5 6l-6 6 6 6M7 6v12',
  last: 'M6.5 6l6 6-6 6M17 6v12',
  filter: 'M4 6h16M7 12h10M10.5 18h3',
  inbox: 'M4 13 7 5h10l3 8v6H4v-6ZM4 13h5l1 2.5h4l1-2.5h5',
  plus: 'M12 5v14M5 12h14',
  mail: 'M3.5 6h17v12h-17V6ZM4 7l8 6 8-6',
} as const;

export type IconName = keyof typeof PATHS;

export interface IconProps {
  name: IconName;
  /** In em, so that the icon grows with its text. */
  size?: number;
}

/** A decorative icon next to a text with the same meaning; hidden from assistive technology. */
export function Icon({ name, size }: IconProps) {
  return <Strokes d={PATHS[name]} size={size} />;
}
