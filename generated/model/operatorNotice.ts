/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { NoticeId } from './noticeId.ts';
import type { NoticeLink } from './noticeLink.ts';
import type { OperatorNoticeKind } from './operatorNoticeKind.ts';
import type { PngImage } from './pngImage.ts';

/**
 * A notice from the operator on the top page (S2).
 */
export interface OperatorNotice {
  noticeId: NoticeId;
  kind: OperatorNoticeKind;
  /**
     * Heading in the language of X-Language.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  /**
     * Plain text. Line breaks are kept; markup is displayed as text. Can be empty.
     * @maxLength 4000
     */
  body: string;
  /**
     * Date of publication, yyyy-MM-dd in Japan time. Null for an advert, which has no date.
     * @nullable
     */
  publishedOn: string | null;
  /** True for a notice that customers must see first, such as an outage. */
  isImportant: boolean;
  /** Image of an advert, or null. */
  image: PngImage | null;
  /** Link to more information, or null. */
  link: NoticeLink | null;
}
