import { Fragment } from 'react';
import { paths } from '../../lib/paths.ts';
import { AppLink } from './AppLink.tsx';
import { splitText, type TextLink } from './text-links.ts';

/** Where the links of error texts lead (S8: log in, apply again). */
const targets: Readonly<Record<TextLink, () => string>> = {
  login: paths.login,
  applyAgain: paths.applyMailAddress,
  reissueAgain: paths.passwordReissue,
};

/** A text of ours with its links. What was filled into it is text like the rest. */
export function RichText({ text }: { text: string }) {
  return splitText(text).map((part, index) => (
    <Fragment key={index}>
      {part.link === undefined ? (
        part.text
      ) : (
        <AppLink to={targets[part.link]()}>{part.text}</AppLink>
      )}
    </Fragment>
  ));
}
