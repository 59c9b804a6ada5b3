/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { BillFiles } from './billFiles.zod.ts';
import { BillStatus } from './billStatus.zod.ts';
import { BillStatusId } from './billStatusId.zod.ts';
import { BillTax } from './billTax.zod.ts';
import { BillTypeId } from './billTypeId.zod.ts';
import { DownloadStatus } from './downloadStatus.zod.ts';
import { FileInfo } from './fileInfo.zod.ts';
import { Id } from './id.zod.ts';
import { IssuerRegistrationNumber } from './issuerRegistrationNumber.zod.ts';
import { MailAttachmentState } from './mailAttachmentState.zod.ts';
import { Price } from './price.zod.ts';
import { Revision } from './revision.zod.ts';

export const billBillTypeNameMax = 60;

export const billBillNumberMax = 40;

export const billTitleMax = 200;

export const billCustomerNameMax = 200;

export const billTaxByRateMax = 20;

export const billStatusNameMax = 40;

export const billSelectableStatusesMax = 50;

export const billPreviousAccessIpAddressMax = 45;

export const billAttachmentsMax = 20;



export const Bill = /*#__PURE__*/ zod.object({
  "billId": Id,
  "revision": Revision,
  "billTypeId": BillTypeId,
  "billTypeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billBillTypeNameMax)),
  "billNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billBillNumberMax)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(billTitleMax)),
  "customerName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(billCustomerNameMax))),
  "publicationDate": /*#__PURE__*/ zod.iso.date(),
  "price": /*#__PURE__*/ zod.union([Price,/*#__PURE__*/ zod.null()]),
  "paymentDueDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "taxByRate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.array(BillTax).check(/*#__PURE__*/ zod.maxLength(billTaxByRateMax))),
  "issuerRegistrationNumber": /*#__PURE__*/ zod.union([IssuerRegistrationNumber,/*#__PURE__*/ zod.null()]),
  "statusId": /*#__PURE__*/ zod.union([BillStatusId,/*#__PURE__*/ zod.null()]),
  "statusName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(billStatusNameMax))),
  "selectableStatuses": /*#__PURE__*/ zod.array(BillStatus).check(/*#__PURE__*/ zod.maxLength(billSelectableStatusesMax)),
  "mailAttachment": MailAttachmentState,
  "downloadDeadline": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "isDownloadDeadlinePassed": /*#__PURE__*/ zod.boolean(),
  "downloadStatus": DownloadStatus,
  "lastDownloadedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "previousAccessAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "previousAccessIpAddress": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(billPreviousAccessIpAddressMax))),
  "files": BillFiles,
  "attachments": /*#__PURE__*/ zod.array(FileInfo).check(/*#__PURE__*/ zod.maxLength(billAttachmentsMax)),
  "returnedFile": /*#__PURE__*/ zod.union([FileInfo,/*#__PURE__*/ zod.null()]),
  "canReturnFile": /*#__PURE__*/ zod.boolean(),
  "isPublished": /*#__PURE__*/ zod.boolean()
});

export type Bill = zod.input<typeof Bill>;
export type BillOutput = zod.output<typeof Bill>;
