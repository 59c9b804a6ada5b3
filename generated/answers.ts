// Made by `npm run generate` from openapi/. Do not edit.

/*
 * The portal validates answers by this table. A kind is `s` (text), `b` (boolean), `i` (integer, followed by its
 * minimum) or the name of a shape or union. A trailing `[]` is a list, a trailing `?` allows null.
 */
type Kinds = Readonly<Record<string, string>>;

/** Successful answers by operationId: method, path with {} for each parameter, kind of the JSON body ('' without one). */
export const answers: Readonly<Record<string, readonly [string, string, string]>> = {
  "getSettingInfo": [
    "GET",
    "/setting/info",
    "SettingInfo"
  ],
  "getBanner": [
    "GET",
    "/setting/banner",
    "Banner"
  ],
  "getLogo": [
    "GET",
    "/setting/logo",
    "Logo"
  ],
  "getMypageLogo": [
    "GET",
    "/setting/mypage-logo",
    "MypageLogo"
  ],
  "getLegalText": [
    "GET",
    "/setting/legal-texts/{}",
    "LegalText"
  ],
  "getCurrentUser": [
    "GET",
    "/user/me",
    "CurrentUser"
  ],
  "getRegisteredInformation": [
    "GET",
    "/user/registered-information",
    "RegisteredInformation"
  ],
  "submitChangeRequest": [
    "POST",
    "/user/change-requests",
    "ChangeRequest"
  ],
  "cancelChangeRequest": [
    "DELETE",
    "/user/change-requests/{}",
    ""
  ],
  "getAccountSettings": [
    "GET",
    "/user/account-settings",
    "AccountSettings"
  ],
  "updateLedgerMailAttachment": [
    "PUT",
    "/user/ledger-mail-attachment",
    "LedgerMailAttachmentSettings"
  ],
  "getMailAddresses": [
    "GET",
    "/user/mail-addresses",
    "MailAddressSettings"
  ],
  "updateMailAddresses": [
    "PUT",
    "/user/mail-addresses",
    "MailAddressSettings"
  ],
  "getAttachedMailSettings": [
    "GET",
    "/user/attached-mail-settings",
    "AttachedMailSettings"
  ],
  "updateAttachedMailSettings": [
    "PUT",
    "/user/attached-mail-settings",
    "AttachedMailSettings"
  ],
  "listOperatorNotices": [
    "GET",
    "/notices/operator",
    "OperatorNoticeList"
  ],
  "listNotices": [
    "GET",
    "/notices",
    "NoticeList"
  ],
  "downloadNoticeAttachment": [
    "GET",
    "/notices/{}/attachments/{}",
    ""
  ],
  "login": [
    "POST",
    "/auth/login",
    "LoginResult"
  ],
  "getLoginProgress": [
    "GET",
    "/auth/login-progress",
    "LoginProgress"
  ],
  "logout": [
    "POST",
    "/auth/logout",
    "LogoutResult"
  ],
  "getPasswordPolicy": [
    "GET",
    "/auth/password-policy",
    "PasswordPolicy"
  ],
  "requestPasswordReissue": [
    "POST",
    "/auth/password-reissue",
    "MailSending"
  ],
  "issueTemporaryPassword": [
    "POST",
    "/auth/temporary-password",
    "MailSending"
  ],
  "getPasswordSettingState": [
    "GET",
    "/auth/password-settings/{}",
    "PasswordSettingState"
  ],
  "setPasswordByToken": [
    "POST",
    "/auth/password-settings/{}",
    ""
  ],
  "changePassword": [
    "PUT",
    "/auth/password",
    ""
  ],
  "changeExpiredPassword": [
    "PUT",
    "/auth/expired-password",
    ""
  ],
  "getVerificationAddresses": [
    "GET",
    "/auth/verification-addresses",
    "VerificationAddresses"
  ],
  "sendVerificationCode": [
    "POST",
    "/auth/verification-codes",
    "VerificationCodeSending"
  ],
  "checkVerificationCode": [
    "POST",
    "/auth/verification-codes/check",
    ""
  ],
  "getBillSearchOptions": [
    "GET",
    "/bills/search-options",
    "BillSearchOptions"
  ],
  "searchBills": [
    "GET",
    "/bills",
    "BillList"
  ],
  "getBillSummary": [
    "GET",
    "/bills/summary",
    "BillSummary"
  ],
  "getBillCounts": [
    "GET",
    "/bills/counts",
    "BillCounts"
  ],
  "downloadBillsZip": [
    "GET",
    "/bills/zip",
    ""
  ],
  "downloadBillPdf": [
    "GET",
    "/bills/{}/pdf",
    ""
  ],
  "previewBillPdf": [
    "GET",
    "/bills/{}/preview",
    ""
  ],
  "downloadBillCsv": [
    "GET",
    "/bills/{}/csv",
    ""
  ],
  "downloadBillAttachment": [
    "GET",
    "/bills/{}/attachments/{}",
    ""
  ],
  "downloadReturnedFile": [
    "GET",
    "/bills/{}/returned-file",
    ""
  ],
  "uploadReturnedFile": [
    "POST",
    "/bills/{}/returned-file",
    "FileInfo"
  ],
  "createUploadToken": [
    "POST",
    "/bills/{}/upload-tokens",
    "UploadTokenGrant"
  ],
  "updateBillStatus": [
    "PUT",
    "/bills/{}/status",
    "Bill"
  ],
  "getStatusHistory": [
    "GET",
    "/status-history",
    "StatusHistoryList"
  ],
  "getDownloadSession": [
    "GET",
    "/download-session",
    "DownloadSession"
  ],
  "getDownloadUrlState": [
    "GET",
    "/downloads/{}",
    "DownloadUrlState"
  ],
  "loginDownloadUrl": [
    "POST",
    "/downloads/{}/login",
    ""
  ],
  "listDownloadFiles": [
    "GET",
    "/downloads/{}/files",
    "DownloadFileList"
  ],
  "downloadUrlFile": [
    "GET",
    "/downloads/{}/files/{}",
    ""
  ],
  "downloadUrlZip": [
    "GET",
    "/downloads/{}/zip",
    ""
  ],
  "getDownloadStatusHistory": [
    "GET",
    "/downloads/{}/status-history",
    "StatusHistoryList"
  ],
  "registerMailAddress": [
    "POST",
    "/registration/mail-addresses",
    "MailSending"
  ],
  "getRegistrationState": [
    "GET",
    "/registration/{}",
    "RegistrationState"
  ],
  "agreeToTerms": [
    "POST",
    "/registration/{}/agreement",
    ""
  ],
  "getRegistrationForm": [
    "GET",
    "/registration/{}/customer",
    "RegistrationForm"
  ],
  "registerCustomer": [
    "POST",
    "/registration/{}/customer",
    "RegistrationResult"
  ],
  "getEStorageLinkage": [
    "GET",
    "/e-storage/linkage",
    "EStorageLinkage"
  ],
  "registerEStorageLinkage": [
    "POST",
    "/e-storage/linkage",
    "EStorageLinkageGenerated"
  ],
  "deleteEStorageLinkage": [
    "DELETE",
    "/e-storage/linkage",
    ""
  ],
  "getEStorageLinkageByToken": [
    "GET",
    "/e-storage/by-token/{}/linkage",
    "EStorageLinkage"
  ],
  "registerEStorageLinkageByToken": [
    "POST",
    "/e-storage/by-token/{}/linkage",
    "EStorageLinkageGenerated"
  ],
  "deleteEStorageLinkageByToken": [
    "DELETE",
    "/e-storage/by-token/{}/linkage",
    ""
  ],
  "getInvoiceRegisterNumberState": [
    "GET",
    "/invoice-number/{}",
    "InvoiceRegisterNumberState"
  ],
  "registerInvoiceRegisterNumber": [
    "PUT",
    "/invoice-number/{}",
    "InvoiceRegisterNumberResult"
  ]
};

/** The kinds of an object's fields. */
export const shapes: Readonly<Record<string, Kinds>> = {
  "ChatbotInfo": {
    "host": "s",
    "text": "s",
    "sessionId": "s",
    "sessionIdName": "s"
  },
  "SettingInfo": {
    "title": "s",
    "languageList": "s[]",
    "isDisplayAccountLink": "b",
    "isDisplayEStorageLink": "b",
    "chatbotInfo": "ChatbotInfo?",
    "headerText": "s?",
    "passwordReissueMethod": "s",
    "mailSenderAddress": "s",
    "mailArrivalMinutes": "i1",
    "idleTimeoutSeconds": "i60?",
    "idleWarningSeconds": "i10?",
    "fiscalYearFirstMonth": "i1?",
    "isBillPreviewEnabled": "b?",
    "issuerName": "s?",
    "isArchiveIndexEnabled": "b?",
    "hasPaymentDueDates": "b?",
    "accessibilityStatementUrl": "s?"
  },
  "Banner": {
    "image": "s?",
    "link": "s?"
  },
  "Logo": {
    "image": "s?"
  },
  "MypageLogo": {
    "image": "s?"
  },
  "LegalText": {
    "legalTextType": "s",
    "version": "s",
    "title": "s",
    "html": "s",
    "updatedOn": "s?"
  },
  "CurrentUser": {
    "customerKey": "s",
    "customerName": "s?",
    "titleOfHonor": "s?"
  },
  "ItemOption": {
    "value": "s",
    "label": "s"
  },
  "RegisteredItem": {
    "itemKey": "s",
    "label": "s",
    "value": "s?",
    "format": "s",
    "isEditable": "b",
    "isRequired": "b",
    "minLength": "i0",
    "maxLength": "i1",
    "options": "ItemOption[]",
    "helpText": "s?"
  },
  "RegisteredItemGroup": {
    "groupKey": "s",
    "title": "s",
    "items": "RegisteredItem[]"
  },
  "ChangeAcceptance": {
    "isAccepting": "b",
    "lastDayOfMonth": "i1",
    "acceptsAgainOn": "s?",
    "changeReflectionMonths": "s[]"
  },
  "ChangeRequestItem": {
    "itemKey": "s",
    "label": "s",
    "preChangeContent": "s?",
    "requestedContent": "s?"
  },
  "ChangeRequest": {
    "changeRequestId": "s",
    "requestedAt": "s",
    "changeReflectionMonth": "s",
    "isCancellable": "b",
    "items": "ChangeRequestItem[]"
  },
  "RegisteredInformation": {
    "revision": "s",
    "groups": "RegisteredItemGroup[]",
    "changeAcceptance": "ChangeAcceptance",
    "pendingChangeRequest": "ChangeRequest?"
  },
  "PasswordPolicy": {
    "minLength": "i1",
    "maxLength": "i8",
    "requiredKinds": "i1",
    "isSymbolRequired": "b",
    "allowedSymbols": "s",
    "historyCount": "i0",
    "expiresInDays": "i1?"
  },
  "SubMailAddress": {
    "subMailAddress": "s"
  },
  "MailAddressSettings": {
    "revision": "s",
    "mailAddress": "s?",
    "isMailAddressEditable": "b",
    "subMailAddressList": "SubMailAddress[]",
    "isSubMailAddressListEditable": "b",
    "subMailAddressLimit": "i0",
    "isMailAddressVerificationRequired": "b",
    "undeliverableMailAddresses": "s[]"
  },
  "LedgerMailAttachmentSettings": {
    "revision": "s",
    "isLedgerMailAttached": "b",
    "isEditable": "b",
    "attachmentSizeLimit": "i1"
  },
  "AccountSettings": {
    "loginId": "s",
    "passwordPolicy": "PasswordPolicy",
    "passwordExpiresOn": "s?",
    "mailAddresses": "MailAddressSettings",
    "ledgerMailAttachment": "LedgerMailAttachmentSettings"
  },
  "AttachedMailSetting": {
    "billTypeId": "s",
    "billTypeName": "s",
    "isAttached": "b",
    "isEditable": "b",
    "fileFormats": "s[]",
    "selectableFileFormats": "s[]",
    "mailAddresses": "s[]"
  },
  "AttachedMailSettings": {
    "revision": "s",
    "isLedgerMailAttached": "b",
    "items": "AttachedMailSetting[]",
    "selectableMailAddresses": "s[]",
    "attachmentSizeLimit": "i1"
  },
  "NoticeLink": {
    "url": "s",
    "text": "s",
    "isExternalSite": "b"
  },
  "OperatorNotice": {
    "noticeId": "s",
    "kind": "s",
    "title": "s",
    "body": "s",
    "publishedOn": "s?",
    "isImportant": "b",
    "image": "s?",
    "link": "NoticeLink?"
  },
  "OperatorNoticeList": {
    "items": "OperatorNotice[]"
  },
  "FileInfo": {
    "fileId": "s",
    "fileName": "s",
    "extension": "s",
    "size": "i0"
  },
  "Notice": {
    "noticeId": "s",
    "title": "s",
    "body": "s",
    "postingPeriodFrom": "s",
    "postingPeriodTo": "s?",
    "isImportant": "b",
    "isRead": "b",
    "attachments": "FileInfo[]"
  },
  "NoticeList": {
    "items": "Notice[]",
    "total": "i0",
    "page": "i1",
    "perPage": "i1"
  },
  "LoginResult": {
    "nextStep": "s"
  },
  "LoginProgress": {
    "nextStep": "s",
    "loginId": "s"
  },
  "LogoutResult": {
    "isAutoLogin": "b"
  },
  "MailSending": {
    "expiresAt": "s?",
    "resendAfterSeconds": "i0"
  },
  "PasswordSettingValid": {
    "state": "s",
    "purpose": "s",
    "loginId": "s",
    "expiresAt": "s",
    "passwordPolicy": "PasswordPolicy"
  },
  "PasswordSettingExpired": {
    "state": "s",
    "purpose": "s",
    "expiredAt": "s"
  },
  "PasswordSettingConsumed": {
    "state": "s",
    "purpose": "s",
    "consumedAt": "s"
  },
  "VerificationAddress": {
    "mailAddressId": "s",
    "maskedMailAddress": "s",
    "isMain": "b"
  },
  "VerificationCodeSending": {
    "mailAddressId": "s",
    "maskedMailAddress": "s",
    "sentAt": "s",
    "expiresAt": "s",
    "resendAfterSeconds": "i0",
    "remainingResendSeconds": "i0",
    "wrongEntryLimit": "i1",
    "remainingEntries": "i1",
    "codeLength": "i4"
  },
  "VerificationAddresses": {
    "addresses": "VerificationAddress[]",
    "resendAfterSeconds": "i0",
    "remainingResendSeconds": "i0",
    "pendingCode": "VerificationCodeSending?"
  },
  "BillType": {
    "billTypeId": "s",
    "name": "s"
  },
  "BillStatus": {
    "statusId": "s",
    "name": "s",
    "reasonMaxLength": "i1?",
    "isReasonRequired": "b?"
  },
  "SearchTarget": {
    "searchTargetId": "s",
    "name": "s"
  },
  "BillSearchOptions": {
    "lastMonths": "i1",
    "months": "s[]",
    "billTypes": "BillType[]",
    "statuses": "BillStatus[]",
    "searchTargets": "SearchTarget[]",
    "keywordLimit": "i1",
    "perPageDefault": "i1",
    "perPageOptions": "i1[]",
    "pagingStep": "i1",
    "batchFileLimit": "i1"
  },
  "BillTax": {
    "ratePercent": "i0",
    "isReducedRate": "b",
    "taxableAmount": "i",
    "taxAmount": "i"
  },
  "BillFiles": {
    "pdf": "FileInfo?",
    "csv": "FileInfo?"
  },
  "Bill": {
    "billId": "s",
    "revision": "s",
    "billTypeId": "s",
    "billTypeName": "s",
    "billNumber": "s",
    "title": "s",
    "customerName": "s?",
    "publicationDate": "s",
    "price": "i?",
    "paymentDueDate": "s?",
    "taxByRate": "BillTax[]?",
    "issuerRegistrationNumber": "s?",
    "statusId": "s?",
    "statusName": "s?",
    "selectableStatuses": "BillStatus[]",
    "mailAttachment": "s",
    "downloadDeadline": "s?",
    "isDownloadDeadlinePassed": "b",
    "downloadStatus": "s",
    "lastDownloadedAt": "s?",
    "previousAccessAt": "s?",
    "previousAccessIpAddress": "s?",
    "files": "BillFiles",
    "attachments": "FileInfo[]",
    "returnedFile": "FileInfo?",
    "canReturnFile": "b",
    "isPublished": "b"
  },
  "BillList": {
    "items": "Bill[]",
    "total": "i0",
    "page": "i1",
    "perPage": "i1"
  },
  "BillSummary": {
    "total": "i0",
    "totalPrice": "i",
    "withoutPriceCount": "i0",
    "downloadableCount": "i0",
    "downloadableFileCount": "i0"
  },
  "BillCounts": {
    "notDownloadedCount": "i0",
    "deadlineSoonCount": "i0",
    "today": "s",
    "deadlineSoonTo": "s"
  },
  "UploadTokenGrant": {
    "uploadToken": "s",
    "expiresAt": "s",
    "fileSizeLimit": "i1",
    "fileNameMaxLength": "i1",
    "extensions": "s[]"
  },
  "StatusHistoryBill": {
    "billId": "s",
    "billTypeName": "s",
    "billNumber": "s",
    "title": "s",
    "publicationDate": "s",
    "statusName": "s?"
  },
  "StatusHistoryItem": {
    "statusHistoryId": "s",
    "updatedAt": "s",
    "updaterKind": "s",
    "updaterName": "s?",
    "beforeStatusName": "s?",
    "afterStatusName": "s",
    "note": "s?"
  },
  "StatusHistoryList": {
    "bill": "StatusHistoryBill",
    "items": "StatusHistoryItem[]",
    "total": "i0",
    "page": "i1",
    "perPage": "i1"
  },
  "DownloadSession": {
    "token": "s",
    "title": "s",
    "expiresAt": "s"
  },
  "DownloadUrlValid": {
    "state": "s",
    "isLoggedIn": "b",
    "title": "s",
    "expiresAt": "s",
    "customerName": "s?",
    "titleOfHonor": "s?",
    "isDisplayEStorageLink": "b"
  },
  "DownloadUrlExpired": {
    "state": "s",
    "title": "s",
    "expiredAt": "s"
  },
  "DownloadFile": {
    "fileId": "s",
    "fileName": "s",
    "extension": "s",
    "size": "i0",
    "billId": "s?",
    "billTypeName": "s?",
    "title": "s",
    "publicationDate": "s",
    "price": "i?",
    "statusName": "s?",
    "downloadDeadline": "s?",
    "isDownloadDeadlinePassed": "b",
    "downloadStatus": "s",
    "lastDownloadedAt": "s?",
    "isPublished": "b"
  },
  "DownloadFileList": {
    "expiresAt": "s",
    "batchFileLimit": "i1",
    "items": "DownloadFile[]",
    "total": "i0",
    "page": "i1",
    "perPage": "i1"
  },
  "RegistrationValid": {
    "state": "s",
    "nextStep": "s",
    "mailAddress": "s",
    "expiresAt": "s"
  },
  "RegistrationExpired": {
    "state": "s",
    "expiredAt": "s"
  },
  "RegistrationConsumed": {
    "state": "s",
    "loginId": "s",
    "customerName": "s?",
    "mailAddress": "s",
    "registeredAt": "s"
  },
  "RegistrationForm": {
    "revision": "s",
    "mailAddress": "s",
    "isLoginIdRequired": "b",
    "loginIdMinLength": "i1",
    "loginIdMaxLength": "i6",
    "passwordPolicy": "PasswordPolicy",
    "groups": "RegisteredItemGroup[]"
  },
  "RegistrationResult": {
    "loginId": "s",
    "customerName": "s?",
    "mailAddress": "s",
    "registeredAt": "s"
  },
  "EStorageLinkageAbsent": {
    "state": "s",
    "serviceName": "s",
    "serviceUrl": "s?",
    "deletedAt": "s?"
  },
  "EStorageLinkageGenerated": {
    "state": "s",
    "revision": "s",
    "serviceName": "s",
    "serviceUrl": "s?",
    "linkageCode": "s",
    "linkageUrl": "s",
    "generatedAt": "s"
  },
  "InvoiceRegisterNumberValid": {
    "state": "s",
    "revision": "s",
    "customerName": "s",
    "titleOfHonor": "s?",
    "invoiceRegisterNumber": "s?",
    "expiresAt": "s"
  },
  "InvoiceRegisterNumberExpired": {
    "state": "s",
    "expiredAt": "s"
  },
  "InvoiceRegisterNumberConsumed": {
    "state": "s",
    "customerName": "s",
    "titleOfHonor": "s?",
    "invoiceRegisterNumber": "s",
    "registeredAt": "s"
  },
  "InvoiceRegisterNumberResult": {
    "customerName": "s",
    "titleOfHonor": "s?",
    "invoiceRegisterNumber": "s",
    "registeredAt": "s"
  }
};

/** Alternative shapes: the field that decides, and the shape for each of its values. */
export const unions: Readonly<Record<string, readonly [string, Kinds]>> = {
  "PasswordSettingState": [
    "state",
    {
      "valid": "PasswordSettingValid",
      "expired": "PasswordSettingExpired",
      "consumed": "PasswordSettingConsumed"
    }
  ],
  "DownloadUrlState": [
    "state",
    {
      "valid": "DownloadUrlValid",
      "expired": "DownloadUrlExpired"
    }
  ],
  "RegistrationState": [
    "state",
    {
      "valid": "RegistrationValid",
      "expired": "RegistrationExpired",
      "consumed": "RegistrationConsumed"
    }
  ],
  "EStorageLinkage": [
    "state",
    {
      "absent": "EStorageLinkageAbsent",
      "generated": "EStorageLinkageGenerated"
    }
  ],
  "InvoiceRegisterNumberState": [
    "state",
    {
      "valid": "InvoiceRegisterNumberValid",
      "expired": "InvoiceRegisterNumberExpired",
      "consumed": "InvoiceRegisterNumberConsumed"
    }
  ]
};
