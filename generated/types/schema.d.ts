export interface paths {
    "/setting/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings of the portal.
         * @description Title, languages, links and limits that the issuer set (S3, S7). Requested once at start-up, with or without login.
         */
        get: operations["getSettingInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/banner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The banner of the header.
         * @description Image and link of the banner (S2, S3, S7). The link opens in a new tab.
         */
        get: operations["getBanner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The issuer's logo.
         * @description Image of the header (S2, S3, S7).
         */
        get: operations["getLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/mypage-logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The portal's own logo.
         * @description Image that represents the portal next to the issuer's logo (S3, S7).
         */
        get: operations["getMypageLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setting/legal-texts/{legalTextType}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The requested text.
                 * @example terms
                 */
                legalTextType: components["schemas"]["LegalTextType"];
            };
            cookie?: never;
        };
        /**
         * Terms, privacy policy or user agreement.
         * @description A legal text of the issuer (S2 top/linkTerms, top/privacyPolicy, apply/step2). Public, because customers read it before they have an account.
         */
        get: operations["getLegalText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The logged-in customer.
         * @description Name and honorific for the header (S2, S7), and a key by which a page notices that another customer has logged in. Requested on every route change; pages that need a login show nothing before the answer (S4).
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/registered-information": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Registered information with its pending change.
         * @description Every item that the issuer shows, which of them can be edited and how (S6), whether changes are accepted now (S4), and the change in progress with previous content, requested content and month (S3). The same answer serves the view and the form (S2 user, userEdit).
         */
        get: operations["getRegisteredInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/change-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a change of registered information.
         * @description Requests new values from a month on (S4). Each value is validated by S5's rule for its format; the target of an error is the itemKey. Outside the acceptance period: 400-1-06-12. After a change of the editable items by the issuer: 400-1-06-13. With a request already in progress, or after a change by another user: 409-1-00-01.
         */
        post: operations["submitChangeRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/change-requests/{changeRequestId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The request in progress.
                 * @example cr-20261119-0003
                 */
                changeRequestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel the change in progress.
         * @description Cancels a request after the customer confirmed it in a dialog (S2, S4). One that can no longer be cancelled gives 400-1-06-12, one that has since been cancelled or taken effect 409-1-00-01.
         */
        delete: operations["cancelChangeRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/account-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account settings.
         * @description Password policy, contact address with sub addresses and their limit, and the ledger mail attachment (S2 userConfig). The addresses are saved by PUT /user/mail-addresses, like those of userMailEdit.
         */
        get: operations["getAccountSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/ledger-mail-attachment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Attach bills to mails, or not.
         * @description Section "ledger email attachment" of the account settings (S2 userConfig). If the issuer has since closed the setting: 400-1-06-13; if someone else has changed it: 409-1-00-01.
         */
        put: operations["updateLedgerMailAttachment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/mail-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mail addresses to edit.
         * @description Main address, sub addresses and their limit (S2 userMailEdit, S9).
         */
        get: operations["getMailAddresses"];
        /**
         * Set the mail addresses.
         * @description Main address and sub addresses of the screens userMailEdit and userConfig (S2). The list replaces the old one completely. If someone else has since changed an address: 409-1-00-01.
         */
        put: operations["updateMailAddresses"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/attached-mail-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Attached-mail settings.
         * @description Which types of bills are attached, in which formats and for which addresses (S2 bapMlAttachedMaster).
         */
        get: operations["getAttachedMailSettings"];
        /**
         * Set the attachments of mails.
         * @description Replaces the lines in the request (S2 bapMlAttachedMaster). A type or a format that the issuer has since closed gives 400-1-06-13, an address that is not registered 400-1-06-01, lines that someone else has since changed 409-1-00-01.
         */
        put: operations["updateAttachedMailSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/operator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The operator's notices on the top page.
         * @description News about the service and the advert for the external electronic-storage service (S2 top), in the language of X-Language.
         */
        get: operations["listOperatorNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The issuer's notices.
         * @description Notices in their posting period, with their attachments (S2 userNotice, S3). After its posting period, a notice is no longer listed (S4).
         */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/{noticeId}/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The notice.
                 * @example notice-0042
                 */
                noticeId: components["schemas"]["NoticeId"];
                /**
                 * @description The file, by fileId of the notice's attachments.
                 * @example notice-0042-1
                 */
                attachmentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A file attached to a notice.
         * @description The file (S2). After the posting period: 400-1-04-01; if the issuer has removed the notice or the file: 400-1-04-02.
         */
        get: operations["downloadNoticeAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in.
         * @description Checks login ID and password (S2) and sets the session cookie. A wrong pair gives 400-1-02-01 without saying which of the two is wrong. Repeated failures lock the account and send a mail (S4): 400-1-02-03 at the failure that locks, then 400-1-02-02, or 400-1-02-08 if only the issuer can unlock the account. Failures count for the account, from any browser, and from zero again after a correct pair. 400-1-02-04 for a login ID that the issuer has closed. 404-1-00-02 if customers only use automatic login.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login-progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state of the login.
         * @description For the screens between the password and the top page (S2 passwdExpired, verify), also after a reload: the next step and the login ID. Accepts any session; without one, the answer is 401-1-00-01 and the customer must log in.
         */
        get: operations["getLoginProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out.
         * @description Ends the session and clears its cookie (S4, S7). isAutoLogin decides what the portal shows next.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rules for passwords.
         * @description The issuer's rules for new passwords (S5, values not shown). Public, because screens without login need them, such as passwdExpired and apply/step3 (S2).
         */
        get: operations["getPasswordPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password-reissue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a link to set a new password.
         * @description Mails a link to /bapPasswdMaster/passwdSetting/{token} to the registered address (S2 bapRepublishPasswd). Earlier links of the account become void. 400-1-02-04 if the login ID cannot be used, 400-1-02-05 if the address is not the registered one, 400-1-02-08 if the customer cannot unlock the account, 400-1-11-02 if the use of the service is suspended. A second request before resendAfterSeconds gives 429-1-05-01. Available if passwordReissueMethod of the settings is `mail`, otherwise 404-1-00-01.
         */
        post: operations["requestPasswordReissue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/temporary-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a temporary password.
         * @description Mails a temporary password to the registered address (S2 bapRepublishPasswd, the other variant). A login with it has the next step passwdTemporary. Errors as for requestPasswordReissue. Available if passwordReissueMethod of the settings is `temporaryPassword`, otherwise 404-1-00-01.
         */
        post: operations["issueTemporaryPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password-settings/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        /**
         * The state of a password link.
         * @description State of a mailed link (S2 bapPasswdMaster/passwdSetting/{token}, S4): valid, expired or consumed. Reading it changes nothing, because mail scanners open links too. A token that was never issued gives 404-1-03-01. If the issuer has since closed or locked the account: 400-1-02-04 or 400-1-02-08.
         */
        get: operations["getPasswordSettingState"];
        put?: never;
        /**
         * Set the password through a mailed link.
         * @description Sets the password, uses up the link, ends every session of the account and unlocks it (S4). A password that violates a rule (S5) gives 400-1-03-xx and does not use up the link. A link that has since expired or been used gives 404-1-03-01; one of an account that the issuer has since closed or locked gives 400-1-02-04 or 400-1-02-08.
         */
        post: operations["setPasswordByToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password.
         * @description For the logged-in customer (S2 bapPasswdMaster, userConfig). Ends the session (S4, "password change ends the session"), so the portal redirects to the login. A wrong current password gives 400-1-03-10.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/expired-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an expired or temporary password.
         * @description The screen passwdExpired is public (S2), so this call contains the login ID and needs no session; an existing session ends. Wrong pairs count as failed logins: 400-1-02-01, 400-1-02-02 and 400-1-02-03 as there. 400-1-03-08 if the new password is the temporary one.
         */
        put: operations["changeExpiredPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verification-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The addresses for a confirmation code.
         * @description The addresses registered for codes, masked, never a sub address (S3); the code that was sent, and the wait until the next one (S2 verify). Needs the session of a login whose nextStep is verify. 400-1-03-11 if the password must be changed first.
         */
        get: operations["getVerificationAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verification-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a confirmation code.
         * @description Mails a new code to one of the addresses; earlier codes become void (S4). Before resendAfterSeconds, the answer is 400-1-02-06 (S9). 400-1-02-08 if the account has been locked. An address that is no longer in the list gives 400-1-00-02.
         */
        post: operations["sendVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verification-codes/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter a confirmation code.
         * @description The correct code completes the login (S2 verify). A wrong one gives 400-1-02-07 with the remaining entries. The wrong entry that reaches wrongEntryLimit gives 401-1-02-03 and makes the code void (S4, S9). 401-1-02-04 if the code has expired or none was sent. After either, the customer must log in again.
         */
        post: operations["checkVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/search-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The search conditions of the bill list.
         * @description Bill types, months, statuses, search-target items and the limits of the list (S2, S9). Names are in the language of X-Language.
         */
        get: operations["getBillSearchOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the bills that meet the conditions.
         * @description Searches the bills of the last N months (S2; N is lastMonths of the search options). A bill must meet all conditions; without any, all bills of those months are listed. Bills with a passed deadline or withdrawn files (S4) are included and marked, unless isDownloadable excludes them. A type, status or item that the issuer has since removed gives 400-1-05-05.
         */
        get: operations["searchBills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Totals of the bills that meet the conditions.
         * @description Number and amounts of all bills that searchBills finds by the same conditions, on all pages, and what a batch download of them would contain. Refused as searchBills is.
         */
        get: operations["getBillSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The numbers of bills that need attention.
         * @description New bills and bills with a deadline soon, of the bills that the list shows (S2 "last N months") and that can still be downloaded: before their deadline, not withdrawn (S4). The server determines today's date in Japan and the last day that counts as soon. searchBills with isDownloadable=true finds the same numbers of bills: with downloadStatus=notDownloaded, or with downloadDeadlineFrom=today and downloadDeadlineTo=deadlineSoonTo.
         */
        get: operations["getBillCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Several bills in one ZIP.
         * @description Batch download (S2) of the bills in billId or, without billId, of every bill that meets the search conditions, on all pages. With billId, the search conditions are ignored. Contains PDF and CSV of each bill. Bills with a passed deadline or withdrawn files are left out. More files than batchFileLimit give 400-1-05-02, none 400-1-05-03, a second batch while another one runs 400-1-05-01. Counts as a download of each bill in it (S4).
         */
        get: operations["downloadBillsZip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/{billId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a bill.
                 * @example b-20261001-00012
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        /**
         * A bill as PDF.
         * @description The PDF of one bill (S2). Recorded as a download (S4). A bill with a passed deadline or older than the last N months gives 404-1-08-01, a withdrawn one 403-1-05-01, one without PDF 404-1-00-01.
         */
        get: operations["downloadBillPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/{billId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a bill.
                 * @example b-20261001-00012
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        /**
         * Preview of a bill as PDF.
         * @description The PDF of one bill, for a preview before the download. Counts as an access of the bill (previousAccessAt, previousAccessIpAddress), not as a download (S4): downloadStatus and lastDownloadedAt do not change. Errors as for downloadBillPdf. 404-1-00-01 if the issuer does not offer the preview (isBillPreviewEnabled of the settings).
         */
        get: operations["previewBillPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/{billId}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a bill.
                 * @example b-20261001-00012
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        /**
         * The lines of a bill as CSV.
         * @description The CSV of one bill (S2), in UTF-8 with byte order mark and CRLF line ends, so that spreadsheet programs open it. Recorded as a download (S4). Errors as for downloadBillPdf.
         */
        get: operations["downloadBillCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/{billId}/attachments/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a bill.
                 * @example b-20261001-00012
                 */
                billId: components["parameters"]["BillId"];
                /**
                 * @description Id of a file.
                 * @example f-0001
                 */
                fileId: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        /**
         * A file attached to a bill.
         * @description A file of the column "attachment file" (S2), by fileId of the bill's attachments; the fileId of another bill gives 404-1-00-01. Errors as for downloadBillPdf.
         */
        get: operations["downloadBillAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/{billId}/returned-file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a bill.
                 * @example b-20261001-00012
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        /**
         * The file that the customer sent back.
         * @description The file of the column "returned file" (S2). If there is none, 404-1-00-01. The download deadline of the bill does not apply.
         */
        get: operations["downloadReturnedFile"];
        put?: never;
        /**
         * Send a file back for a bill.
         * @description Receives one file with a token that was just issued (S3 uploadToken, fileName). Replaces an earlier file. Refused with 400-1-05-07 to 10 as in S5, with 413-1-00-01 if the body is larger than the server reads, with 400-1-05-04 if the token is used, expired or of another bill, or the bill accepts no file, and with 409-1-00-01 if someone else has since sent a file or set the status.
         */
        post: operations["uploadReturnedFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/{billId}/upload-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a bill.
                 * @example b-20261001-00012
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request permission to send a file back.
         * @description Issues a token for one upload (S3 uploadToken) with the limits of the file (S5, S9), so that the screen can refuse an unusable file before sending it. A bill that accepts no file gives 400-1-05-04 with the target `file` and the fill-in `name` with the value `file`, although this request has no body.
         */
        post: operations["createUploadToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/{billId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a bill.
                 * @example b-20261001-00012
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the status of a bill.
         * @description Sets one of the bill's selectableStatuses (S3 statusId) and adds a line to the status history. A status that does not exist gives 400-1-05-05, one that cannot be selected now 400-1-05-06, a value that the issuer's form cannot accept 400-1-05-04, and an earlier change by someone else 409-1-00-01. A status with a reason (BillStatus) takes the reason, which becomes the note of that line.
         */
        put: operations["updateBillStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/status-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The status changes of a bill.
         * @description The status changes of one bill, newest first (S2 reportStatusUpdateHistory). A bill that does not exist or belongs to another customer gives 404-1-00-01, a withdrawn one 403-1-05-01.
         */
        get: operations["getStatusHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/download-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The download link of the browser's session.
         * @description For the screen without a token in its address (S2 downloadurl/reportStatusUpdateHistory), also after a reload: the link of the session's cookie, for the return path to the list. If the session has several links, the one that contains the bill; without billId, or if none contains it, the one of the last login. Without such a session 401-1-08-01, because the customer must use the link in the mail; 404-1-08-01 if the link has expired.
         */
        get: operations["getDownloadSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/downloads/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        /**
         * The state of a download link.
         * @description State of a mailed link (S2 downloadurl, S4): valid or expired, and whether the browser is logged in to it. Requested on every route change of these pages, as user/me is on the others. Reading it changes nothing. A token that was never issued gives 401-1-08-01.
         */
        get: operations["getDownloadUrlState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/downloads/{token}/login": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in to a download link.
         * @description Checks the account's password (S2 downloadurl/login). Sets the cookie MYPAGE_DOWNLOAD, a new one with each login. The cookie is valid for this link and for the links of the cookie in the request: a browser can have several links open, of one or several customers. Each call names its link and returns only data of that link. A wrong password gives 400-1-08-01 and counts as a failed login (S4): 400-1-02-03 at the failure that locks, then 400-1-02-02, or 400-1-02-08 if only the issuer can unlock the account. An expired password gives 400-1-03-11, an expired link 404-1-08-01.
         */
        post: operations["loginDownloadUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/downloads/{token}/files": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        /**
         * The files of a download link.
         * @description One page of the files, newest first (S2 downloadurl/list). Files with a passed deadline or withdrawn by the issuer (S4) are included and marked.
         */
        get: operations["listDownloadFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/downloads/{token}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
                /**
                 * @description Id of a file.
                 * @example f-0001
                 */
                fileId: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        /**
         * A file of a download link.
         * @description One file, by fileId of the list (S2, S7). Recorded as a download (S4). A file with a passed deadline gives 404-1-08-01, a withdrawn one 403-1-08-01.
         */
        get: operations["downloadUrlFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/downloads/{token}/zip": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        /**
         * Several files of a download link in one ZIP.
         * @description The files in fileId, or all files of the link. Files with a passed deadline or withdrawn files are left out. More files than batchFileLimit give 400-1-05-02, none 400-1-05-03, a second batch while another one runs 400-1-05-01, a file that does not belong to this link 400-1-05-05, as for bills; if every requested file is withdrawn, 403-1-08-01. Counts as a download of each file in it (S4).
         */
        get: operations["downloadUrlZip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/downloads/{token}/status-history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        /**
         * The status changes of a bill of a download link.
         * @description The status changes of one bill, newest first (S2 downloadurl/reportStatusUpdateHistory). A bill that does not belong to this link gives 404-1-00-01, a withdrawn one 403-1-08-01.
         */
        get: operations["getDownloadStatusHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/mail-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Step 1: register a mail address.
         * @description Mails a link to apply/step2/{token} (S2 apply/step1, S4). Earlier links of the address become void. A second request before resendAfterSeconds gives 429-1-05-01. 400-1-07-01 if the address already has an account, 401-1-07-01 if the issuer accepts no registrations, 404-1-00-02 if customers only use automatic login.
         */
        post: operations["registerMailAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        /**
         * The state of a registration link.
         * @description State of a mailed link and the next step (S2 apply/step2, S4): valid, expired or consumed. Reading it changes nothing. A token that was never issued gives 404-1-07-01; 401-1-07-01 if the issuer no longer accepts registrations.
         */
        get: operations["getRegistrationState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/{token}/agreement": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Step 2: agree to the terms.
         * @description Records the agreement to the user agreement and the handling of personal information, each in the displayed version (S2 apply/step2, S5); nextStep becomes customer. A repeat changes nothing. If the issuer has since published another version, 400-1-07-12: the customer must read the texts again. A link that has since expired or been used gives 404-1-07-01.
         */
        post: operations["agreeToTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/{token}/customer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        /**
         * Step 3: the form for the customer information.
         * @description The items of the issuer's form, with their rules (S2 apply/step3, S5, S6). 401-1-07-02 before the agreement of step 2, 404-1-07-01 for a link that has expired or been used.
         */
        get: operations["getRegistrationForm"];
        put?: never;
        /**
         * Step 3: register the customer.
         * @description Creates the account and uses up the link (S2 apply/step3 and step4, S4). Each item is validated by S5's rule for its format; the target of an error is the itemKey. The customer is compared with the issuer's data: 400-1-07-02 if neither customer number nor login ID was entered, 400-1-07-03 if there is nothing to compare with, 400-1-07-05 and 400-1-07-11 if it differs, 400-1-07-01 if there is already an account. After a change of the form by the issuer: 400-1-07-12; a repeat with the new revision succeeds.
         */
        post: operations["registerCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/e-storage/linkage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The electronic-storage linkage.
         * @description Linkage code and URL, or the information that none is registered yet (S2 userEhozonSetting; S3, S4).
         */
        get: operations["getEStorageLinkage"];
        put?: never;
        /**
         * Register the electronic-storage linkage.
         * @description Generates a linkage code and URL (S2 userEhozonSetting; S4), after a confirmation dialog. Has no body, because there is nothing to choose. If someone has since registered one: 409-1-00-01.
         */
        post: operations["registerEStorageLinkage"];
        /**
         * Delete the electronic-storage linkage.
         * @description Makes the code void; the storage service receives nothing more (S2 userEhozonSetting; S4), after a confirmation dialog. If someone has since deleted it or registered another one: 409-1-00-01.
         */
        delete: operations["deleteEStorageLinkage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/e-storage/by-token/{token}/linkage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        /**
         * The electronic-storage linkage through a download link.
         * @description Linkage code and URL, or the information that none is registered yet (S2 downloadurl/ehozonSetting/{token}; the token is that of the download link, after its login; S3, S4).
         */
        get: operations["getEStorageLinkageByToken"];
        put?: never;
        /**
         * Register the electronic-storage linkage through a download link.
         * @description Generates a linkage code and URL (S2 downloadurl/ehozonSetting/{token}; the token is that of the download link, after its login; S4), after a confirmation dialog. Has no body, because there is nothing to choose. If someone has since registered one: 409-1-00-01.
         */
        post: operations["registerEStorageLinkageByToken"];
        /**
         * Delete the electronic-storage linkage through a download link.
         * @description Makes the code void; the storage service receives nothing more (S2 downloadurl/ehozonSetting/{token}; the token is that of the download link, after its login; S4), after a confirmation dialog. If someone has since deleted it or registered another one: 409-1-00-01.
         */
        delete: operations["deleteEStorageLinkageByToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice-number/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        /**
         * The state of an invoice-number link.
         * @description State of a mailed link (S2 invoiceRegisterNumber/index/{token}, S4): valid, expired or consumed. Reading it changes nothing. A token that was never issued gives 404-1-10-01, one of a customer that no longer exists 401-1-10-01, one of a customer without a name 403-1-10-01.
         */
        get: operations["getInvoiceRegisterNumberState"];
        /**
         * Enter the invoice registration number.
         * @description Stores the number, adding a missing T, and uses up the link (S5, S9). A link that has since expired or been used gives 404-1-10-01. If the issuer's number has changed since it was read, 409-1-00-01: the customer must review it first.
         */
        put: operations["registerInvoiceRegisterNumber"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The three sections of the account settings (S2 userConfig). Each is saved separately and has its own revision, so that saving one leaves the others unchanged. */
        AccountSettings: {
            loginId: components["schemas"]["LoginId"];
            passwordPolicy: components["schemas"]["PasswordPolicy"];
            /**
             * Format: date
             * @description Day from which the password must be changed at login, yyyy-MM-dd in Japan time. Null if it never expires.
             */
            passwordExpiresOn: string | null;
            mailAddresses: components["schemas"]["MailAddressSettings"];
            ledgerMailAttachment: components["schemas"]["LedgerMailAttachmentSettings"];
        };
        /**
         * @description Names of the files in a ZIP. `published`: fileName, as the issuer published the file. `sortable`: date of issue (yyyyMMdd), issuerName (at most 30 characters), amount and bill number, with underscores between them, such as 20261031_東都電子商事株式会社_387930_INV-202610-00118.pdf. An underscore in one of them becomes a hyphen. Without an amount, the name has 金額なし, in English No-amount. In all names, characters that Windows or macOS do not allow become underscores. Equal names, without regard to upper and lower case, get a number: `a (2).pdf`. The ZIP marks names as UTF-8 (general purpose bit 11).
         * @default published
         * @enum {string}
         */
        ArchiveFileNames: "published" | "sortable";
        /**
         * @description Format in which a bill is attached to a mail.
         * @enum {string}
         */
        AttachedFileFormat: "pdf" | "csv";
        /** @description The attachments of mails about one bill type. */
        AttachedMailSetting: {
            billTypeId: components["schemas"]["BillTypeId"];
            /** @description Name of the bill type in the language of X-Language. */
            billTypeName: string;
            /** @description Whether bills of this type are attached while isLedgerMailAttached is on. */
            isAttached: boolean;
            /** @description Whether the customer can change this line (S6). */
            isEditable: boolean;
            /** @description Formats to attach. Empty only if isAttached is false. */
            fileFormats: components["schemas"]["AttachedFileFormat"][];
            /** @description Formats that can be chosen for this type. */
            selectableFileFormats: components["schemas"]["AttachedFileFormat"][];
            /** @description Registered addresses that receive the mail with the files. Empty only if isAttached is false. */
            mailAddresses: components["schemas"]["MailAddress"][];
        };
        /** @description A changed line. */
        AttachedMailSettingUpdate: {
            billTypeId: components["schemas"]["BillTypeId"];
            /** @description Whether to attach bills of this type. */
            isAttached: boolean;
            /** @description Formats to attach, from the selectable ones; at least one if isAttached. */
            fileFormats: components["schemas"]["AttachedFileFormat"][];
            /** @description Receivers, from the selectable ones; at least one if isAttached. */
            mailAddresses: components["schemas"]["MailAddress"][];
        };
        /** @description Which bills are attached to which mails (S2 bapMlAttachedMaster) while isLedgerMailAttached is on. */
        AttachedMailSettings: {
            revision: components["schemas"]["Revision"];
            /** @description The switch for all lines (LedgerMailAttachmentSettings). While it is off, nothing is attached, whatever the lines say; the lines can still be changed. */
            isLedgerMailAttached: boolean;
            /** @description One line per bill type, in the issuer's order. Empty if the issuer attaches nothing to mails. */
            items: components["schemas"]["AttachedMailSetting"][];
            /** @description Registered addresses that can be chosen as receivers, the main one first. */
            selectableMailAddresses: components["schemas"]["MailAddress"][];
            attachmentSizeLimit: components["schemas"]["LedgerMailAttachmentSizeLimit"];
        };
        /** @description The edited lines. Other lines do not change. */
        AttachedMailSettingsUpdate: {
            revision: components["schemas"]["Revision"];
            /** @description The edited lines. */
            items: components["schemas"]["AttachedMailSettingUpdate"][];
        };
        /** @description The banner of the header (S2, S3). */
        Banner: {
            /** @description The image, or null if the issuer has no banner. */
            image: components["schemas"]["PngImage"] | null;
            /** @description Address that the banner opens in a new tab, or null for a banner without a link. Opened only if it starts with http or https (S5). */
            link: string | null;
        };
        /** @description A published bill with every column of the bill list (S2, S3). */
        Bill: {
            billId: components["schemas"]["Id"];
            /** @description Revision of status and returned file, for updateBillStatus and uploadReturnedFile. Downloads do not change it. */
            revision: components["schemas"]["Revision"];
            billTypeId: components["schemas"]["BillTypeId"];
            /** @description Name of the bill type in the language of X-Language. */
            billTypeName: string;
            /** @description Bill number given by the issuer; unique per issuer. */
            billNumber: string;
            /** @description Title as the issuer wrote it. Can be long; the API never shortens it. */
            title: string;
            /** @description Recipient of the bill. Can be blank or unset (S3). */
            customerName: string | null;
            /**
             * Format: date
             * @description Date of issue, yyyy-MM-dd in Japan time (S2, S3).
             */
            publicationDate: string;
            /** @description Amount of the bill, or null for a document without an amount, such as a notice. */
            price: components["schemas"]["Price"] | null;
            /**
             * Format: date
             * @description Day on which the payment is due (支払期日), yyyy-MM-dd in Japan time. Null if there is none; always null if hasPaymentDueDates of the settings is not true.
             */
            paymentDueDate: string | null;
            /** @description Taxable amount and tax of each rate, highest rate first; together the price. Null if the issuer does not send them. */
            taxByRate: components["schemas"]["BillTax"][] | null;
            /** @description Registration number of the issuer at the date of issue, or null for an issuer or a document without one. */
            issuerRegistrationNumber: components["schemas"]["IssuerRegistrationNumber"] | null;
            /** @description Current status, or null if the issuer uses no statuses. */
            statusId: components["schemas"]["BillStatusId"] | null;
            /** @description Name of the current status in the language of X-Language, null together with statusId. */
            statusName: string | null;
            /** @description Statuses that the customer can set now, without the current one. Empty while updates are restricted (S4; setting one then gives 400-1-05-06). */
            selectableStatuses: components["schemas"]["BillStatus"][];
            mailAttachment: components["schemas"]["MailAttachmentState"];
            /**
             * Format: date
             * @description Last day on which the bill can be downloaded, yyyy-MM-dd in Japan time, that day included. Null if there is no deadline.
             */
            downloadDeadline: string | null;
            /** @description True if the deadline has passed by the server's clock; a download then gives 404-1-08-01. */
            isDownloadDeadlinePassed: boolean;
            downloadStatus: components["schemas"]["DownloadStatus"];
            /**
             * Format: date-time
             * @description When a file of this bill was last downloaded, with offset. Null if never.
             */
            lastDownloadedAt: string | null;
            /**
             * Format: date-time
             * @description Last access to the bill before the current session, with offset. Null if never.
             */
            previousAccessAt: string | null;
            /** @description IP address (IPv4 or IPv6) of the previous access. Null together with previousAccessAt. */
            previousAccessIpAddress: string | null;
            files: components["schemas"]["BillFiles"];
            /** @description Column "attachment file" (S2): files that the issuer added to the bill. Often empty. */
            attachments: components["schemas"]["FileInfo"][];
            /** @description Column "returned file" (S2): the file that the customer sent back, or null. */
            returnedFile: components["schemas"]["FileInfo"] | null;
            /** @description Whether the customer can send a file back now. A second file replaces the first. */
            canReturnFile: boolean;
            /** @description False if the issuer has withdrawn the files (S4); a download then gives 403-1-05-01. */
            isPublished: boolean;
        };
        /** @description Numbers of downloadable bills that need the customer's attention. */
        BillCounts: {
            /** @description Bills whose downloadStatus is notDownloaded, as searchBills finds them with isDownloadable=true. */
            notDownloadedCount: number;
            /** @description Bills whose download deadline is from today to deadlineSoonTo, both days included, whether downloaded or not. */
            deadlineSoonCount: number;
            /**
             * Format: date
             * @description Today by the server's clock, yyyy-MM-dd in Japan time.
             */
            today: string;
            /**
             * Format: date
             * @description Last day of deadlines that count as soon, yyyy-MM-dd. Seven days after today unless the issuer set another number; never before today.
             */
            deadlineSoonTo: string;
        };
        /** @description The bill in the formats that the issuer published. */
        BillFiles: {
            /** @description The bill as PDF, or null if the issuer publishes none. */
            pdf: components["schemas"]["FileInfo"] | null;
            /** @description The lines of the bill as CSV, or null if the issuer publishes none. */
            csv: components["schemas"]["FileInfo"] | null;
        };
        /** @description One page of the search result (S2). */
        BillList: {
            /** @description Bills of this page in the requested order. Empty if the search found nothing, and beyond the last page. */
            items: components["schemas"]["Bill"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["Page"];
            perPage: components["schemas"]["PerPage"];
        };
        /** @description The search conditions of the bill list and their limits. The issuer sets them; the portal hard-codes none of them (S2, S9 "not shown"). */
        BillSearchOptions: {
            /**
             * @description Number of months, including the current one, whose bills the customer can list and download (S2 "last N months"; N is not shown).
             * @default 24
             */
            lastMonths: number;
            /** @description Months of issue to choose from, newest first (yyyy-MM). The "no setting" choice of S2 is not listed; it means that publicationMonth is left out. */
            months: components["schemas"]["YearMonth"][];
            /** @description Bill types that this customer can receive, in the issuer's order. */
            billTypes: components["schemas"]["BillType"][];
            /** @description Statuses in the issuer's order. Empty if the issuer uses no statuses. */
            statuses: components["schemas"]["BillStatus"][];
            /** @description Items that keywords can be searched in, in the issuer's order. */
            searchTargets: components["schemas"]["SearchTarget"][];
            /**
             * @description Maximum number of keywords per search (S5, S9, fewer than six).
             * @default 5
             */
            keywordLimit: number;
            /**
             * @description Default number of bills per page (S9).
             * @default 50
             */
            perPageDefault: number;
            /** @description Numbers of bills per page to choose from, ascending. Always contains perPageDefault. */
            perPageOptions: number[];
            /**
             * @description Number of pages that "previous N" and "next N" move (S2; N is not shown). The two buttons show this number times perPage.
             * @default 1
             */
            pagingStep: number;
            /**
             * @description Maximum number of files per batch download (S9 ZIP file count limit, not shown). More give 400-1-05-02.
             * @default 200
             */
            batchFileLimit: number;
        };
        /**
         * @description Order of a search. Bills with equal values are sorted by date of issue, newest first, then by bill number. Bills without a value come last in both directions. The exception is downloadDeadlineAsc, nearest deadline first: it starts with deadlines of today and later, followed by bills without a deadline, then by bills with a passed deadline, latest first. paymentDueDateAsc does the same with payment due dates.
         * @default publicationDateDesc
         * @enum {string}
         */
        BillSort: "publicationDateDesc" | "publicationDateAsc" | "priceDesc" | "priceAsc" | "downloadDeadlineAsc" | "downloadDeadlineDesc" | "lastDownloadedAtDesc" | "lastDownloadedAtAsc" | "paymentDueDateAsc";
        /** @description A status of a bill, defined by the issuer (S3, S4). */
        BillStatus: {
            statusId: components["schemas"]["BillStatusId"];
            /** @description Name of the status in the language of X-Language. */
            name: string;
            /**
             * @description Maximum number of characters of the reason that a customer enters with this status, such as why a bill is sent back. Null if the issuer asks for no reason.
             * @default 200
             */
            reasonMaxLength: number | null;
            /** @description Whether the status cannot be set without a reason. Null together with reasonMaxLength. */
            isReasonRequired: boolean | null;
        };
        /**
         * @description Identifies a status that the issuer defined for bills (S3 statusId).
         * @example unconfirmed
         */
        BillStatusId: string;
        /** @description The status that the customer sets (S3 statusId). */
        BillStatusUpdate: {
            revision: components["schemas"]["Revision"];
            statusId: components["schemas"]["BillStatusId"];
            /** @description Why the customer sets the status, as plain text with line feeds; the note of the status history. Only for a status with reasonMaxLength (otherwise 400-1-05-04), at most that long (400-1-00-04), and left out for no reason (400-1-00-01 if isReasonRequired). Each refusal has the target reason. */
            reason?: string;
        };
        /** @description Totals of all bills that a search found. */
        BillSummary: {
            total: components["schemas"]["Total"];
            /**
             * Format: int64
             * @description Sum of the prices of the bills found, in whole yen. Negative if credit notes outweigh the rest. 0 if no bill has a price.
             */
            totalPrice: number;
            /** @description Number of bills found whose price is null; the sum does not include them. */
            withoutPriceCount: number;
            /** @description Number of bills found that a batch download of this result would contain: with a file, before their deadline, not withdrawn. */
            downloadableCount: number;
            /** @description Number of files of these bills (PDF and CSV), as batchFileLimit counts them. */
            downloadableFileCount: number;
        };
        /** @description Taxable amount and consumption tax of one rate, as on a qualified invoice. Negative for a credit note. */
        BillTax: {
            /** @description Tax rate in percent, such as 10 or 8; 0 for amounts without tax. */
            ratePercent: number;
            /** @description Whether it is the reduced rate (軽減税率). */
            isReducedRate: boolean;
            /**
             * Format: int64
             * @description Sum of the amounts of this rate in whole yen, without tax.
             */
            taxableAmount: number;
            /**
             * Format: int64
             * @description Tax on this sum in whole yen, rounded once per rate.
             */
            taxAmount: number;
        };
        /** @description A type of bill that the issuer publishes, such as 請求書 or 納品書 (S3 billTypeId). */
        BillType: {
            billTypeId: components["schemas"]["BillTypeId"];
            /** @description Name of the type in the language of X-Language, as the issuer wrote it. */
            name: string;
        };
        /**
         * @description Identifies a bill type (S3 billTypeId).
         * @example invoice
         */
        BillTypeId: string;
        /** @description Whether changes are accepted now. The issuer accepts them up to a certain day of the month (S4; the day is not shown). */
        ChangeAcceptance: {
            /** @description False outside the acceptance period; a request then gives 400-1-06-12. */
            isAccepting: boolean;
            /**
             * @description Last day of the month on which requests are accepted, in Japan time; 31 for the whole month.
             * @default 20
             */
            lastDayOfMonth: number;
            /**
             * Format: date
             * @description First day on which requests are accepted again, yyyy-MM-dd in Japan time. Null while they are accepted, and if the issuer has not set it.
             */
            acceptsAgainOn: string | null;
            /** @description Months from which a change can take effect (S3 changeReflectionMonth), earliest first. Empty while changes are not accepted. */
            changeReflectionMonths: components["schemas"]["YearMonth"][];
        };
        /** @description A requested change that takes effect from changeReflectionMonth, "change application in progress" (S3, S4). */
        ChangeRequest: {
            changeRequestId: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When the change was requested, with offset.
             */
            requestedAt: string;
            changeReflectionMonth: components["schemas"]["YearMonth"];
            /** @description Whether the customer can still cancel it (S4). */
            isCancellable: boolean;
            /** @description The changed items. */
            items: components["schemas"]["ChangeRequestItem"][];
        };
        /** @description The new value of one item. */
        ChangeRequestEntry: {
            itemKey: components["schemas"]["ItemKey"];
            /** @description New value in the form that the item's format asks for, or null to unset it. Without a half-width question mark (S5), except before the @ of a mail address. */
            value: string | null;
        };
        /** @description One item of a change request (S3). */
        ChangeRequestItem: {
            itemKey: components["schemas"]["ItemKey"];
            /** @description Label in the language of X-Language. */
            label: string;
            /** @description Previous content as displayed: the label of an option, not its value. Null if it was unset. */
            preChangeContent: string | null;
            /** @description Requested content as displayed. Null if the customer wants it unset. */
            requestedContent: string | null;
        };
        /** @description A request to change registered information (S4) from changeReflectionMonth, one of the offered months (S3). Contains only changed items. */
        ChangeRequestSubmission: {
            revision: components["schemas"]["Revision"];
            changeReflectionMonth: components["schemas"]["YearMonth"];
            /** @description The changed items. An empty list, or one without a difference, gives 400-1-06-07 (S5). */
            items: components["schemas"]["ChangeRequestEntry"][];
        };
        /** @description Source and parameters of the chat widget (S1, S3). */
        ChatbotInfo: {
            /** @description Host of the chat script, without scheme; loaded over https, port 443 (S9). */
            host: string;
            /** @description Label of the button that opens the chat, in the language of X-Language. */
            text: string;
            /** @description Session id for the widget, with which the operator's side recognises the visit. */
            sessionId: string;
            /** @description Name of the widget's parameter for the session id. */
            sessionIdName: string;
        };
        /**
         * @description The complete new list of main address and sub addresses. Refused: more sub addresses than
         *     subMailAddressLimit (400-1-06-14), a duplicate address, regardless of case (400-1-06-15, the target is the
         *     later one), a change of an address that cannot be changed (400-1-06-13), and a list equal to the current one
         *     (400-1-06-07, S5).
         *
         *     The receivers of attached mails (AttachedMailSettings) follow: a new main address replaces the old one, a
         *     removed sub address is removed there too, and a line without a receiver gets the main address.
         */
        ContactAddresses: {
            revision: components["schemas"]["Revision"];
            mailAddress: components["schemas"]["MailAddress"];
            /** @description Sub addresses, empty for none (S3). At most subMailAddressLimit, which is never more than 10. */
            subMailAddressList: components["schemas"]["SubMailAddress"][];
        };
        /** @description The logged-in customer (S3, S7). Requested on every route change. */
        CurrentUser: {
            /** @description Opaque key of the customer, the same at each login and different for every customer, even if two have the same name. With it, an open page notices that someone else has logged in in another tab. It reveals nothing and grants no access: it is neither the login ID nor any other number of the customer. */
            customerKey: string;
            /** @description Name of the customer. Can be blank or unset (S3). */
            customerName: string | null;
            /** @description Honorific after the name, such as 様 or 御中, in the language of X-Language. Null for none. */
            titleOfHonor: string | null;
        };
        /** @description A file of a download link, with its bill (S2, S3, S4). */
        DownloadFile: {
            fileId: components["schemas"]["Id"];
            /** @description File name with its extension (S3). Can be long; the API never shortens it. */
            fileName: string;
            /** @description Without the dot, lower case. */
            extension: string;
            /** @description In bytes. */
            size: number;
            /** @description The bill whose status history can be shown, or null for a document that is not a bill. */
            billId: components["schemas"]["Id"] | null;
            /** @description Type of the bill in the language of X-Language, null together with billId. */
            billTypeName: string | null;
            /** @description Title as the issuer wrote it. */
            title: string;
            /**
             * Format: date
             * @description Date of issue, yyyy-MM-dd in Japan time (S3).
             */
            publicationDate: string;
            /** @description Amount, or null for a document without an amount. */
            price: components["schemas"]["Price"] | null;
            /** @description Current status of the bill in the language of X-Language, null if there is none. */
            statusName: string | null;
            /**
             * Format: date
             * @description Last day on which the file can be downloaded, yyyy-MM-dd in Japan time, that day included. Null if only the expiry of the link limits it.
             */
            downloadDeadline: string | null;
            /** @description True if the deadline has passed by the server's clock; a download then gives 404-1-08-01. */
            isDownloadDeadlinePassed: boolean;
            downloadStatus: components["schemas"]["DownloadStatus"];
            /**
             * Format: date-time
             * @description When it was last downloaded, with offset. Null if never.
             */
            lastDownloadedAt: string | null;
            /** @description False if the issuer has withdrawn the file (S4); a download then gives 403-1-08-01. */
            isPublished: boolean;
        };
        /** @description One page of the files of a download link (S2 downloadurl/list). */
        DownloadFileList: {
            /**
             * Format: date-time
             * @description When the link expires, with offset.
             */
            expiresAt: string;
            /**
             * @description Maximum number of files per ZIP (S9, not shown). More give 400-1-05-02.
             * @default 200
             */
            batchFileLimit: number;
            /** @description Files of this page, newest first. Empty if the link has no files, and beyond the last page. */
            items: components["schemas"]["DownloadFile"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["Page"];
            perPage: components["schemas"]["PerPage"];
        };
        /** @description The download link of the browser's session. */
        DownloadSession: {
            /** @description Token of the link, for the return path to downloadurl/list/{token}. Sent only to a session that is logged in to the link. */
            token: string;
            /** @description Title of the link, as in DownloadUrlValid. */
            title: string;
            /**
             * Format: date-time
             * @description When the link expires, with offset.
             */
            expiresAt: string;
        };
        /**
         * @description Whether this customer has downloaded the bill (S4). `redownloaded` from the second download of the same file.
         * @enum {string}
         */
        DownloadStatus: "notDownloaded" | "downloaded" | "redownloaded";
        /** @description The link has expired; any other call with it gives 404-1-08-01. */
        DownloadUrlExpired: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            state: "expired";
            /** @description Title of the link. */
            title: string;
            /**
             * Format: date-time
             * @description When it expired, with offset.
             */
            expiredAt: string;
        };
        /** @description The password of the account that the link was mailed to. The link identifies the account. */
        DownloadUrlLoginInput: {
            password: components["schemas"]["Password"];
        };
        /** @description The state of a download link (S4). It can be used any number of times until it expires, so there is no consumed state. A token that was never issued gives 401-1-08-01 instead. */
        DownloadUrlState: components["schemas"]["DownloadUrlValid"] | components["schemas"]["DownloadUrlExpired"];
        /** @description The link can be used. */
        DownloadUrlValid: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            state: "valid";
            /** @description Whether the request had a valid session of this link. If not, the next step is its login (S2 downloadurl/login/index/{token}). */
            isLoggedIn: boolean;
            /** @description Title of the link as in the mail, in the language of X-Language. */
            title: string;
            /**
             * Format: date-time
             * @description When the link expires, with offset. 30 days after the mail unless the issuer set another time.
             */
            expiresAt: string;
            /** @description Name for the header (S2, S3). Null without login, and if the name is unset. */
            customerName: string | null;
            /** @description Honorific after the name (S2, S3). Null together with customerName. */
            titleOfHonor: string | null;
            /** @description Whether the header shows the link to downloadurl/ehozonSetting/{token} (S2). False without login. */
            isDisplayEStorageLink: boolean;
        };
        /** @description The state of the linkage (S4): absent, with a prompt to register, or generated. Deleting a linkage makes its code void and returns to absent. */
        EStorageLinkage: components["schemas"]["EStorageLinkageAbsent"] | components["schemas"]["EStorageLinkageGenerated"];
        /** @description No linkage is registered; the customer can register one. */
        EStorageLinkageAbsent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            state: "absent";
            serviceName: components["schemas"]["EStorageServiceName"];
            serviceUrl: components["schemas"]["EStorageServiceUrl"];
            /**
             * Format: date-time
             * @description When the last linkage was deleted, with offset. Null if there never was one.
             */
            deletedAt: string | null;
        };
        /** @description A linkage is registered; the customer enters its code and URL in the storage service. */
        EStorageLinkageGenerated: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            state: "generated";
            revision: components["schemas"]["Revision"];
            serviceName: components["schemas"]["EStorageServiceName"];
            serviceUrl: components["schemas"]["EStorageServiceUrl"];
            linkageCode: components["schemas"]["LinkageCode"];
            /** @description Linkage URL (S3), to be copied into the storage service. Not meant to be opened in a browser. */
            linkageUrl: string;
            /**
             * Format: date-time
             * @description When it was registered, with offset.
             */
            generatedAt: string;
        };
        /** @description Name of the storage service in the language of X-Language. */
        EStorageServiceName: string;
        /** @description Website of the storage service, or null. Opened only if it starts with http or https (S5), after the notice before an external site (S2). */
        EStorageServiceUrl: string | null;
        ErrorItem: {
            /** @description Status-1-area-number. The portal looks up the text by this code (S8). */
            code: string;
            /**
             * @description The affected fields, by their names in the request (S3). Empty if the error concerns the whole request.
             *
             *     - A nested field is written with its parents and dots, an entry of a list with its index, counted
             *       from 0 in the order of the request: `subMailAddressList.1.subMailAddress` is the second sub address,
             *       `items.0.mailAddresses` the receivers of the first line in the request.
             *     - Items of an issuer's form are sent as a list of {itemKey, value}. Their target is the itemKey
             *       alone: `phoneNumber`, not `items.3.value`.
             */
            target: string[];
            /** @description Values for the placeholders of the text. */
            mapping: components["schemas"]["ErrorMapping"][];
        };
        /** @description The errors, each with its code (S8). */
        ErrorItems: components["schemas"]["ErrorItem"][];
        ErrorMapping: {
            /** @description Name of the placeholder. */
            key: string;
            /** @description The text itself (BE), or the key of a text the portal knows, such as a field's name (FE): there the last name in target, without the places in lists (`subMailAddress`). */
            value: string;
            /**
             * @description Who provides the text: the server (BE) or the portal (FE).
             * @enum {string}
             */
            type: "BE" | "FE";
        };
        /** @description The change of an expired or temporary password. Contains the login ID, because there is no complete login yet. */
        ExpiredPasswordChangeInput: {
            loginId: components["schemas"]["LoginId"];
            currentPassword: components["schemas"]["Password"];
            password: components["schemas"]["NewPassword"];
            passwordConfirmation: components["schemas"]["PasswordConfirmation"];
        };
        /** @description A file that can be downloaded (S3). */
        FileInfo: {
            fileId: components["schemas"]["Id"];
            /** @description File name with its extension. */
            fileName: string;
            /** @description Without the dot, lower case. */
            extension: string;
            /** @description In bytes. */
            size: number;
        };
        /** @description An id that the server generates. The portal does not interpret it. */
        Id: string;
        /**
         * @description Invoice registration number (S3) in an answer: always the letter T and 13 digits (S9), also if it was entered or is stored without the T. The pattern allows the digits alone only because earlier texts of this contract did: the portal still reads such an answer, and displays it with the T.
         * @example T1234567890123
         */
        InvoiceRegisterNumber: string;
        /** @description The link was already used to enter the number. */
        InvoiceRegisterNumberConsumed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            state: "consumed";
            /** @description Name of the customer (S3). */
            customerName: string;
            /** @description Honorific after the name (S3), or null. */
            titleOfHonor: string | null;
            invoiceRegisterNumber: components["schemas"]["InvoiceRegisterNumber"];
            /**
             * Format: date-time
             * @description When it was entered, with offset.
             */
            registeredAt: string;
        };
        /** @description The link expired before it was used. */
        InvoiceRegisterNumberExpired: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            state: "expired";
            /**
             * Format: date-time
             * @description When it expired, with offset.
             */
            expiredAt: string;
        };
        /** @description The number as entered. Uses up the link. */
        InvoiceRegisterNumberInput: {
            revision: components["schemas"]["Revision"];
            /** @description The letter T and 13 half-width digits, or only the digits (S5, S9). Another format gives 400-1-06-11. */
            invoiceRegisterNumber: string;
        };
        /** @description The number as stored now. */
        InvoiceRegisterNumberResult: {
            /** @description Name of the customer (S3). */
            customerName: string;
            /** @description Honorific after the name (S3), or null. */
            titleOfHonor: string | null;
            invoiceRegisterNumber: components["schemas"]["InvoiceRegisterNumber"];
            /**
             * Format: date-time
             * @description When it was entered, with offset.
             */
            registeredAt: string;
        };
        /** @description The state of a mailed link (S4). A token that was never issued gives 404-1-10-01 instead. */
        InvoiceRegisterNumberState: components["schemas"]["InvoiceRegisterNumberValid"] | components["schemas"]["InvoiceRegisterNumberExpired"] | components["schemas"]["InvoiceRegisterNumberConsumed"];
        /** @description The number can be entered. */
        InvoiceRegisterNumberValid: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            state: "valid";
            revision: components["schemas"]["Revision"];
            /** @description Name of the customer (S3). Never blank; a blank name gives 403-1-10-01 instead. */
            customerName: string;
            /** @description Honorific after the name (S3), or null. */
            titleOfHonor: string | null;
            /** @description The number that the issuer already has, or null. It can be overwritten if it has not changed since it was read. */
            invoiceRegisterNumber: components["schemas"]["InvoiceRegisterNumber"] | null;
            /**
             * Format: date-time
             * @description When the link expires, with offset. 30 days after the mail unless the issuer set another time.
             */
            expiresAt: string;
        };
        /**
         * @description Registration number of the issuer of a qualified invoice (適格請求書発行事業者登録番号): T and 13 digits.
         * @example T5010001000000
         */
        IssuerRegistrationNumber: string;
        /**
         * @description Which rule of S5 applies to the value. `text`: any characters except a half-width question mark. `halfWidth`: half-width alphanumerics and symbols without blanks and question marks; `loginId`: the same. `integer`: digits with an optional sign; `number`: the same with an optional decimal point and decimals. Both are without thousands separators and keep leading zeros as entered (a customer number has them). `currency`: whole yen in digits, with a minus sign before a negative amount. `date`: yyyy-MM-dd. `dateTime`: with seconds and offset. `postalCode`: 7 digits, with an optional hyphen after the third. `phoneNumber`: 10 to 15 digits, with optional single hyphens between them and an optional plus sign before the country code. `mailAddress`: as MailAddress. `invoiceRegisterNumber`: 13 digits, with an optional T before them. `linkageCode`: 4 digits, a colon and 13 digits. `select`: one of the options. A front end that does not know a format shows a text input and leaves the validation to the server.
         * @enum {string}
         */
        ItemFormat: "text" | "halfWidth" | "integer" | "number" | "currency" | "date" | "dateTime" | "postalCode" | "phoneNumber" | "mailAddress" | "loginId" | "invoiceRegisterNumber" | "linkageCode" | "select";
        /**
         * @description Key of an item, and the name of its input. For a field that S3 names, the key is that name.
         * @example invoiceRegisterNumber
         */
        ItemKey: string;
        /** @description An option of an item with the format `select`. */
        ItemOption: {
            /** @description What is sent. */
            value: string;
            /** @description Displayed text in the language of X-Language. */
            label: string;
        };
        /**
         * @description A language of the portal (S1, S9).
         * @enum {string}
         */
        Language: "ja" | "en";
        /** @description The ledger email attachment setting (S2 userConfig): one switch for all lines of AttachedMailSettings. While it is off, nothing is attached to any mail; the lines stay unchanged and apply again when it is on. */
        LedgerMailAttachmentSettings: {
            revision: components["schemas"]["Revision"];
            /** @description Whether bills are attached to the notification mail, as configured in the lines. */
            isLedgerMailAttached: boolean;
            /** @description Whether the customer can change isLedgerMailAttached (S6, the issuer decides). */
            isEditable: boolean;
            attachmentSizeLimit: components["schemas"]["LedgerMailAttachmentSizeLimit"];
        };
        /**
         * Format: int64
         * @description Maximum total size of the files in one mail, in bytes; above it, only the notification is sent (not shown).
         * @default 5242880
         */
        LedgerMailAttachmentSizeLimit: number;
        /** @description Whether to attach bills to the notification mail (S2 userConfig). */
        LedgerMailAttachmentUpdate: {
            revision: components["schemas"]["Revision"];
            /** @description True to attach them. */
            isLedgerMailAttached: boolean;
        };
        /** @description A legal text of the issuer in the language of X-Language, or in Japanese if there is no other. */
        LegalText: {
            legalTextType: components["schemas"]["LegalTextType"];
            version: components["schemas"]["LegalTextVersion"];
            /** @description Heading of the text. */
            title: string;
            /** @description The text as HTML. The portal sanitises it by the rules of S5 for the header, with the limits of headerText. Empty if the issuer has not written it yet. */
            html: string;
            /**
             * Format: date
             * @description Date of the last change, yyyy-MM-dd in Japan time, or null if unknown.
             */
            updatedOn: string | null;
        };
        /**
         * @description Which of the issuer's legal texts (S2 linkTerms, privacyPolicy, apply/step2).
         * @enum {string}
         */
        LegalTextType: "terms" | "privacyPolicy" | "userAgreement";
        /**
         * @description Version of a legal text, the same in every language. Changes whenever the issuer changes the content. Recorded with an agreement.
         * @example 2026-04
         */
        LegalTextVersion: string;
        /**
         * @description Linkage code (S3): 4 digits, a colon and 13 digits (S5).
         * @example 1234:1234567890123
         */
        LinkageCode: string;
        /** @description Login ID (S3), unique among the issuer's customers (S5). The login does not validate its format; a wrong one gives 400-1-02-01 like any other. */
        LoginId: string;
        /** @description The customer's credentials (S1, S2). */
        LoginInput: {
            loginId: components["schemas"]["LoginId"];
            password: components["schemas"]["Password"];
        };
        /**
         * @description The next step (S2). `top`: logged in. `passwdExpired`: the password has expired; `passwdTemporary`: it is a temporary one from a mail. Both must be changed before anything else. `verify`: the mail address must be verified with a confirmation code. In the last three cases the session allows only these steps, GET /auth/login-progress and the logout; any other call that needs a login gives 401-1-00-01. If both are due, the password comes first.
         * @enum {string}
         */
        LoginNextStep: "top" | "passwdExpired" | "passwdTemporary" | "verify";
        /** @description A login that may not be complete yet (S2 passwdExpired, verify). */
        LoginProgress: {
            nextStep: components["schemas"]["LoginNextStep"];
            /** @description The login ID of the session, for the password change and for the password manager. */
            loginId: components["schemas"]["LoginId"];
        };
        /** @description The step after a login with the correct login ID and password. */
        LoginResult: {
            nextStep: components["schemas"]["LoginNextStep"];
        };
        /** @description The issuer's logo in the header (S2, S3). */
        Logo: {
            /** @description The image, or null if the issuer has none; the portal then shows the title instead. */
            image: components["schemas"]["PngImage"] | null;
        };
        /** @description Empty; the session identifies the customer (S7). */
        LogoutInput: Record<string, never>;
        /** @description What the portal shows after the logout (S3, S4, S7). */
        LogoutResult: {
            /** @description True if the customer logs in by automatic login from another site: the portal shows the thank-you message, because this customer does not use the login screen. False: the portal shows the login screen. */
            isAutoLogin: boolean;
        };
        /** @description A mail address (S5): words of half-width letters, digits and !#$%&'*+/=?^_`{|}~- with single dots between them, an @, and a domain of at least two parts, the last of letters. No quotes, brackets or Japanese domains. An address of another form gives 400-1-06-01 if the operation lists that code, otherwise 400-1-00-02. */
        MailAddress: string;
        /** @description The mail addresses of the account, for userMailEdit and userConfig (S2). */
        MailAddressSettings: {
            revision: components["schemas"]["Revision"];
            /** @description The main address (S3), or null if none is registered yet. */
            mailAddress: components["schemas"]["MailAddress"] | null;
            /** @description Whether the customer can change the main address (S6). */
            isMailAddressEditable: boolean;
            /** @description The sub addresses in the order of their entry (S3). */
            subMailAddressList: components["schemas"]["SubMailAddress"][];
            /** @description Whether the customer can change the sub addresses (S6). */
            isSubMailAddressListEditable: boolean;
            subMailAddressLimit: components["schemas"]["SubMailAddressLimit"];
            /**
             * @description Whether a changed main address must be verified. It receives mails immediately; the next login then requires the step `verify` (LoginNextStep). Sub addresses are never verified.
             * @default false
             */
            isMailAddressVerificationRequired: boolean;
            /** @description Addresses to which the last mail could not be delivered. Usually empty. */
            undeliverableMailAddresses: components["schemas"]["MailAddress"][];
        };
        /**
         * @description Column "email attachment" (S2). `attached`: the file was sent with the notification mail. `notAttached`: only the notification was sent. `tooLarge`: the file was too large for the mail. `notSent`: no mail was sent.
         * @enum {string}
         */
        MailAttachmentState: "attached" | "notAttached" | "tooLarge" | "notSent";
        /** @description A mail that was just sent and that the customer needs to continue (S2 bapRepublishPasswd, apply/step1). */
        MailSending: {
            /**
             * Format: date-time
             * @description When the content of the mail expires, with offset. Null if it does not expire.
             */
            expiresAt: string | null;
            /**
             * @description Seconds from this answer until the mail can be sent again. Earlier requests give 429-1-05-01.
             * @default 60
             */
            resendAfterSeconds: number;
        };
        /** @description The logo of the portal (S3). */
        MypageLogo: {
            /** @description The image, or null if there is none. */
            image: components["schemas"]["PngImage"] | null;
        };
        /** @description A password to be set (S3, S5). It must meet the PasswordPolicy; a violation gives 400-1-03-01 to 06, 08 or 09. The upper limit here only bounds the request; the policy's own limit is maxLength. */
        NewPassword: string;
        /** @description A notice from the issuer (S2 userNotice, S3). */
        Notice: {
            noticeId: components["schemas"]["NoticeId"];
            /** @description Heading as the issuer wrote it. */
            title: string;
            /** @description Plain text. Line breaks are kept; markup is displayed as text. Can be empty. */
            body: string;
            /**
             * Format: date-time
             * @description Start of the posting period, with offset.
             */
            postingPeriodFrom: string;
            /**
             * Format: date-time
             * @description End of the posting period, with offset; after it, attachments give 400-1-04-01. Null if it has no end.
             */
            postingPeriodTo: string | null;
            /** @description True if the issuer marked it as important. */
            isImportant: boolean;
            /** @description False until an answer to this customer has contained the notice. */
            isRead: boolean;
            /** @description Files of the notice. Often empty. */
            attachments: components["schemas"]["FileInfo"][];
        };
        /**
         * @description Identifies a notice.
         * @example notice-0042
         */
        NoticeId: string;
        /** @description The link of a notice. */
        NoticeLink: {
            /** @description Address, http or https only (S5); the portal does not open any other address. */
            url: string;
            /** @description Text of the link in the language of X-Language. */
            text: string;
            /** @description True if the site belongs to someone else: the portal asks the customer before it leaves (S2), as it does before any address that is not on its own host. */
            isExternalSite: boolean;
        };
        /** @description One page of the notices in their posting period, the latest postingPeriodFrom first. */
        NoticeList: {
            /** @description Notices of this page. Empty if there are none, and beyond the last page. */
            items: components["schemas"]["Notice"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["Page"];
            perPage: components["schemas"]["PerPage"];
        };
        /** @description A notice from the operator on the top page (S2). */
        OperatorNotice: {
            noticeId: components["schemas"]["NoticeId"];
            kind: components["schemas"]["OperatorNoticeKind"];
            /** @description Heading in the language of X-Language. */
            title: string;
            /** @description Plain text. Line breaks are kept; markup is displayed as text. Can be empty. */
            body: string;
            /**
             * Format: date
             * @description Date of publication, yyyy-MM-dd in Japan time. Null for an advert, which has no date.
             */
            publishedOn: string | null;
            /** @description True for a notice that customers must see first, such as an outage. */
            isImportant: boolean;
            /** @description Image of an advert, or null. */
            image: components["schemas"]["PngImage"] | null;
            /** @description Link to more information, or null. */
            link: components["schemas"]["NoticeLink"] | null;
        };
        /**
         * @description `notice` for news about the service, `advert` for an offer such as the free external electronic-storage service for the Electronic Books Preservation Act (S2).
         * @enum {string}
         */
        OperatorNoticeKind: "notice" | "advert";
        /** @description All notices of the top page, important ones first, then the newest first. Not paged, because there are few. */
        OperatorNoticeList: {
            /** @description The notices that are currently posted. */
            items: components["schemas"]["OperatorNotice"][];
        };
        /** @description The requested page, from 1. */
        Page: number;
        /** @description The password as entered, to be compared with the stored one (S3). Its format is not validated here. Never put it into an address, a log or an answer. */
        Password: string;
        /** @description A password change by the logged-in customer. */
        PasswordChangeInput: {
            currentPassword: components["schemas"]["Password"];
            password: components["schemas"]["NewPassword"];
            passwordConfirmation: components["schemas"]["PasswordConfirmation"];
        };
        /** @description The new password again. A difference gives 400-1-03-07 (S5). */
        PasswordConfirmation: string;
        /** @description The issuer's rules for a new password (S5), complete enough to list them for the customer. A password consists of half-width letters, digits and the allowed symbols, without blanks. The specification leaves the values to the issuer. */
        PasswordPolicy: {
            /**
             * @description Minimum number of characters. Fewer give 400-1-03-02.
             * @default 8
             */
            minLength: number;
            /**
             * @description Maximum number of characters, not below minLength. More give 400-1-03-02.
             * @default 32
             */
            maxLength: number;
            /**
             * @description How many of the four kinds (upper case, lower case, digit, symbol) must occur (S5). Fewer give 400-1-03-03 if four are required, 400-1-03-04 if three, 400-1-03-05 if two. 1 requires nothing.
             * @default 3
             */
            requiredKinds: number;
            /**
             * @description Whether the password must contain a symbol (S5). Without one: 400-1-03-06.
             * @default false
             */
            isSymbolRequired: boolean;
            /**
             * @description The symbols that a password may contain (S5), each once, to be displayed as they are. Any other character that is not a half-width letter or digit gives 400-1-03-01.
             * @default !"#$%&'()*+,-./:;<=>?@[\]^_`{|}~
             */
            allowedSymbols: string;
            /**
             * @description How many previous passwords, including the current one, cannot be reused (S5; N not shown). Reuse gives 400-1-03-09. 0 allows any.
             * @default 3
             */
            historyCount: number;
            /**
             * @description Days until a password must be changed (S2 passwdExpired). Null if it never expires.
             * @default 90
             */
            expiresInDays: number | null;
        };
        /** @description The customer who forgot the password (S2 bapRepublishPasswd). */
        PasswordReissueInput: {
            loginId: components["schemas"]["LoginId"];
            registeredMailAddress: components["schemas"]["RegisteredMailAddress"];
        };
        /**
         * @description How a forgotten password is replaced (S2 bapRepublishPasswd). `mail` sends a link to set a new one; `temporaryPassword` sends a temporary password.
         * @default mail
         * @enum {string}
         */
        PasswordReissueMethod: "mail" | "temporaryPassword";
        /** @description The link was already used to set the password. The next step is the login. */
        PasswordSettingConsumed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            state: "consumed";
            purpose: components["schemas"]["PasswordSettingPurpose"];
            /**
             * Format: date-time
             * @description When the password was set, with offset.
             */
            consumedAt: string;
        };
        /** @description The link expired before it was used. The customer can request a new one (S8, re-apply link). */
        PasswordSettingExpired: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            state: "expired";
            purpose: components["schemas"]["PasswordSettingPurpose"];
            /**
             * Format: date-time
             * @description When the link expired, with offset.
             */
            expiredAt: string;
        };
        /** @description The password to set through a mailed link. Uses up the link. */
        PasswordSettingInput: {
            password: components["schemas"]["NewPassword"];
            passwordConfirmation: components["schemas"]["PasswordConfirmation"];
        };
        /**
         * @description Why the link was mailed. `initial`: the first password of an account that the issuer created. `reissue`: the customer forgot the password.
         * @enum {string}
         */
        PasswordSettingPurpose: "initial" | "reissue";
        /** @description The state of a mailed password link (S4). A token that was never issued gives 404-1-03-01 instead. */
        PasswordSettingState: components["schemas"]["PasswordSettingValid"] | components["schemas"]["PasswordSettingExpired"] | components["schemas"]["PasswordSettingConsumed"];
        /** @description The link can be used once to set a password. */
        PasswordSettingValid: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            state: "valid";
            purpose: components["schemas"]["PasswordSettingPurpose"];
            /** @description The login ID of the account, for the password manager, which stores both together. */
            loginId: components["schemas"]["LoginId"];
            /**
             * Format: date-time
             * @description When the link expires, with offset. 24 hours after the mail unless the issuer set another time.
             */
            expiresAt: string;
            passwordPolicy: components["schemas"]["PasswordPolicy"];
        };
        /** @description Items per page. */
        PerPage: number;
        /** @description A PNG image in base64 without a `data:` prefix (S3). At most 512 KiB before encoding. */
        PngImage: string;
        /**
         * Format: int64
         * @description Amount in whole yen, including tax (S3 price). Negative for a credit note. A number without separators.
         */
        Price: number;
        /** @description The registered information with its pending change, if any (S2 user, userEdit). */
        RegisteredInformation: {
            revision: components["schemas"]["Revision"];
            /** @description All items that the issuer shows, grouped by heading. Empty if the issuer shows none. */
            groups: components["schemas"]["RegisteredItemGroup"][];
            changeAcceptance: components["schemas"]["ChangeAcceptance"];
            /** @description The change in progress, or null. While there is one, no other can be requested. */
            pendingChangeRequest: components["schemas"]["ChangeRequest"] | null;
        };
        /** @description An item of the registered information, as the issuer configured it (S6). */
        RegisteredItem: {
            itemKey: components["schemas"]["ItemKey"];
            /** @description Label in the language of X-Language. */
            label: string;
            /** @description Present value in the form that the format asks for, or null if unset. Always text, numbers too. What is not to be shown as a whole, such as the number of a bank account, comes masked, and its item is not editable. */
            value: string | null;
            format: components["schemas"]["ItemFormat"];
            /** @description Whether the customer can request a change (S6). */
            isEditable: boolean;
            /** @description Whether the value is required (S5). */
            isRequired: boolean;
            /**
             * @description Minimum number of characters, checked only if there is a value.
             * @default 0
             */
            minLength: number;
            /**
             * @description Maximum number of characters (S5).
             * @default 100
             */
            maxLength: number;
            /** @description Options of the format `select`; empty for every other format. */
            options: components["schemas"]["ItemOption"][];
            /** @description Hint below the input, plain text, or null. */
            helpText: string | null;
        };
        /** @description Items under one heading. */
        RegisteredItemGroup: {
            groupKey: components["schemas"]["ItemKey"];
            /** @description Heading in the language of X-Language. */
            title: string;
            /** @description The items, in the issuer's order. */
            items: components["schemas"]["RegisteredItem"][];
        };
        /** @description The main mail address of the account (S3). A different one gives 400-1-02-05. */
        RegisteredMailAddress: components["schemas"]["MailAddress"];
        /** @description Agreement to the texts of GET /setting/legal-texts/userAgreement and privacyPolicy, in the versions that were displayed. Registration requires both (S5); false for either gives 400-1-00-01. */
        RegistrationAgreementInput: {
            /** @description The user agreement. */
            isUserAgreementAgreed: boolean;
            /** @description Displayed version of the user agreement. If another one is in force: 400-1-07-12. */
            userAgreementVersion: components["schemas"]["LegalTextVersion"];
            /** @description The handling of personal information. */
            isPrivacyPolicyAgreed: boolean;
            /** @description Displayed version of the privacy policy. If another one is in force: 400-1-07-12. */
            privacyPolicyVersion: components["schemas"]["LegalTextVersion"];
        };
        /** @description The account was registered with this link: the content of step 4, also after a reload. The next step is the login. */
        RegistrationConsumed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            state: "consumed";
            loginId: components["schemas"]["LoginId"];
            /** @description Customer name (S3), or null if it is unset. */
            customerName: string | null;
            mailAddress: components["schemas"]["MailAddress"];
            /**
             * Format: date-time
             * @description When the account was registered, with offset.
             */
            registeredAt: string;
        };
        /** @description The entered value of an item. */
        RegistrationEntry: {
            itemKey: components["schemas"]["ItemKey"];
            /** @description Value in the form that the item's format asks for, or null if left blank. Without a half-width question mark (S5), except before the @ of a mail address. */
            value: string | null;
        };
        /** @description The link expired before the registration was completed. The customer can apply again (S8, re-apply link). */
        RegistrationExpired: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            state: "expired";
            /**
             * Format: date-time
             * @description When the link expired, with offset.
             */
            expiredAt: string;
        };
        /** @description Step 3 as the issuer configured it (S6). Every form has login ID and password; the issuer chooses the items. */
        RegistrationForm: {
            revision: components["schemas"]["Revision"];
            mailAddress: components["schemas"]["MailAddress"];
            /**
             * @description False if the login ID can be left out. It is then the customer number, which must be entered instead (neither gives 400-1-07-02).
             * @default true
             */
            isLoginIdRequired: boolean;
            /**
             * @description Minimum number of characters of a login ID, half-width alphanumerics and symbols (S5; not shown).
             * @default 6
             */
            loginIdMinLength: number;
            /**
             * @description Maximum number of characters of a login ID, not below loginIdMinLength (not shown).
             * @default 64
             */
            loginIdMaxLength: number;
            passwordPolicy: components["schemas"]["PasswordPolicy"];
            /** @description The issuer's items by heading, in the issuer's order. value is what the issuer already knows; isEditable is false if it cannot be changed here. Empty if the form has only login ID and password. */
            groups: components["schemas"]["RegisteredItemGroup"][];
        };
        /** @description Step 3 as entered. Completes the registration and uses up the link. */
        RegistrationInput: {
            revision: components["schemas"]["Revision"];
            /** @description The requested login ID, unique (S5). Null only if isLoginIdRequired is false. */
            loginId: components["schemas"]["LoginId"] | null;
            password: components["schemas"]["NewPassword"];
            passwordConfirmation: components["schemas"]["PasswordConfirmation"];
            /** @description One entry for each editable item of the form, including blank ones. */
            items: components["schemas"]["RegistrationEntry"][];
        };
        /** @description Step 1: the address that receives the link to the next steps. */
        RegistrationMailAddressInput: {
            mailAddress: components["schemas"]["MailAddress"];
        };
        /** @description The new account, for step 4. */
        RegistrationResult: {
            loginId: components["schemas"]["LoginId"];
            /** @description Customer name (S3), or null if it is unset. */
            customerName: string | null;
            mailAddress: components["schemas"]["MailAddress"];
            /**
             * Format: date-time
             * @description When it was registered, with offset.
             */
            registeredAt: string;
        };
        /** @description The state of a registration link (S4) and the next step. A token that was never issued gives 404-1-07-01 instead. */
        RegistrationState: components["schemas"]["RegistrationValid"] | components["schemas"]["RegistrationExpired"] | components["schemas"]["RegistrationConsumed"];
        /**
         * @description The next step (S2). `agreement`: step 2, the user agreement and the handling of personal information. `customer`: step 3, the customer information.
         * @enum {string}
         */
        RegistrationStep: "agreement" | "customer";
        /** @description The registration can continue. */
        RegistrationValid: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            state: "valid";
            nextStep: components["schemas"]["RegistrationStep"];
            mailAddress: components["schemas"]["MailAddress"];
            /**
             * Format: date-time
             * @description When the link expires, with offset. 24 hours after the mail unless the issuer set another time.
             */
            expiresAt: string;
        };
        /** @description Seconds from this answer until a code can be sent (again); 0 if it can be sent now. Does not depend on the browser's clock. */
        RemainingResendSeconds: number;
        /**
         * @description Minimum seconds between two codes (S4, S9, three minutes). Earlier requests give 400-1-02-06.
         * @default 180
         */
        ResendAfterSeconds: number;
        /** @description A file that the customer sends back. Refused if it is empty (400-1-05-07), too large (400-1-05-08 or 413-1-00-01), has unusable characters in its name (400-1-05-09) or an unusable extension (400-1-05-10); S5. */
        ReturnedFileUpload: {
            uploadToken: components["schemas"]["UploadToken"];
            revision: components["schemas"]["Revision"];
            /**
             * @description File name with its extension (S3 fileName), as the customer sees it. Unusable characters (400-1-05-09) are those that file systems refuse: \ / : * ? " < > |, control and invisible characters (Unicode Cc, Cf, Zl, Zp), and a blank or a dot at either end. More than fileNameMaxLength characters give 400-1-00-04.
             * @example 受領書_2026年10月分.pdf
             */
            fileName: string;
            /**
             * Format: binary
             * @description Content of the file.
             */
            file: string;
        };
        /**
         * @description Identifies the state that was read, of exactly the part that contains the revision. Sent back with a change, so that the server notices a change by someone else (409-1-00-01) or a change of the editable items by the issuer (400-1-06-13, 400-1-07-12). The portal does not interpret it.
         * @example rev-20261121-0007
         */
        Revision: string;
        /** @description An item of a bill that keywords can be searched in (S2 search-target items list). */
        SearchTarget: {
            searchTargetId: components["schemas"]["SearchTargetId"];
            /** @description Name of the item in the language of X-Language. */
            name: string;
        };
        /**
         * @description Identifies a search-target item (S2).
         * @example billNumber
         */
        SearchTargetId: string;
        /** @description Settings of one customer code; the portal's first request (S3, S7). */
        SettingInfo: {
            /** @description Title of the portal, displayed in the browser tab and on the login screen. */
            title: string;
            /** @description Languages to choose from; always contains ja. The language switcher is displayed only if the list contains en (S2). */
            languageList: components["schemas"]["Language"][];
            /** @description Whether the header shows the link to the account settings (S2, S6). */
            isDisplayAccountLink: boolean;
            /** @description Whether the header shows logged-in customers the link to the electronic-storage setting (S2 userEhozonSetting). False if the issuer does not offer it; its calls then give 404-1-00-01. For download links, see DownloadUrlValid. */
            isDisplayEStorageLink: boolean;
            /** @description The chat widget in the footer (S1), or null if the issuer has none. */
            chatbotInfo: components["schemas"]["ChatbotInfo"] | null;
            /** @description HTML that the header shows on the registration pages only (S2), or null. The portal sanitises it by the rules of S5. At most 5,000 elements, at most 50 in each other, each closed inside its parent (p and li need no end tag). Beyond these limits, the portal can display only the text. */
            headerText: string | null;
            passwordReissueMethod: components["schemas"]["PasswordReissueMethod"];
            /** @description Sender address of all mails of the portal (reset link, temporary password, confirmation code, registration), for customers who filter their mail. */
            mailSenderAddress: components["schemas"]["MailAddress"];
            /**
             * @description Minutes in which such a mail usually arrives. After that, the customer should look for the cause.
             * @default 5
             */
            mailArrivalMinutes: number;
            /**
             * @description Seconds without a call after which the server ends the session (S4; not shown). Null if it never does.
             * @default 1800
             */
            idleTimeoutSeconds: number | null;
            /**
             * @description Seconds before the end of the session at which the portal warns. Less than idleTimeoutSeconds. Null for no warning.
             * @default 120
             */
            idleWarningSeconds: number | null;
            /**
             * @description First month of the issuer's business year, for the choice "this fiscal year" of the bill list's dates. Null if this choice is not offered.
             * @default 4
             */
            fiscalYearFirstMonth: number | null;
            /** @description Whether customers can preview the PDF of a bill before downloading it. If false or null, previewBillPdf gives 404-1-00-01. */
            isBillPreviewEnabled: boolean | null;
            /** @description Company name of the issuer in Japanese, the partner (取引先) of an index. Null if the title is to take its place. */
            issuerName: string | null;
            /** @description Whether a ZIP of several files can have an index and sortable names (hasIndex, fileNames). If false or null, the portal makes the index and the names itself, in the browser. */
            isArchiveIndexEnabled: boolean | null;
            /** @description Whether the issuer's bills have a payment due date (paymentDueDate of Bill). If false or null, the portal offers no search, order, column or calendar entry for it. */
            hasPaymentDueDates: boolean | null;
            /** @description Address of the issuer's accessibility statement, in the language of X-Language if there are several. The footer links to it; null for no link. Opened only if it starts with http or https (S5). */
            accessibilityStatementUrl: string | null;
        };
        /** @description The bill of the history. */
        StatusHistoryBill: {
            billId: components["schemas"]["Id"];
            /** @description Name of the bill type in the language of X-Language. */
            billTypeName: string;
            /** @description Bill number given by the issuer. */
            billNumber: string;
            /** @description Title as the issuer wrote it. */
            title: string;
            /**
             * Format: date
             * @description Date of issue, yyyy-MM-dd in Japan time (S3).
             */
            publicationDate: string;
            /** @description Current status in the language of X-Language, or null if the issuer uses none. */
            statusName: string | null;
        };
        /** @description One change of the status. */
        StatusHistoryItem: {
            statusHistoryId: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description Time of the change, with offset.
             */
            updatedAt: string;
            updaterKind: components["schemas"]["StatusUpdaterKind"];
            /** @description Name of the person or company. Null for the system, and for a customer whose name is unset (S3). */
            updaterName: string | null;
            /** @description Previous status in the language of X-Language. Null for the first status. */
            beforeStatusName: string | null;
            /** @description New status in the language of X-Language. */
            afterStatusName: string;
            /** @description Remark of the updater as plain text, or null: the issuer's remark, or the reason that the customer entered (BillStatusUpdate). */
            note: string | null;
        };
        /** @description One page of the status changes of a bill, newest first. */
        StatusHistoryList: {
            bill: components["schemas"]["StatusHistoryBill"];
            /** @description Changes of this page. Empty if the status never changed, and beyond the last page. */
            items: components["schemas"]["StatusHistoryItem"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["Page"];
            perPage: components["schemas"]["PerPage"];
        };
        /**
         * @description Who set the status: the customer, the issuer, or the system by a rule of the issuer.
         * @enum {string}
         */
        StatusUpdaterKind: "customer" | "issuer" | "system";
        /** @description A sub address, used only for notification mails (S3). */
        SubMailAddress: {
            subMailAddress: components["schemas"]["MailAddress"];
        };
        /**
         * @description Maximum number of sub addresses. The specification says 3 in most places and 10 in others (S9); the issuer decides.
         * @default 3
         */
        SubMailAddressLimit: number;
        /** @description The customer who requests a temporary password (S2 bapRepublishPasswd, the other variant). */
        TemporaryPasswordInput: {
            loginId: components["schemas"]["LoginId"];
            registeredMailAddress: components["schemas"]["RegisteredMailAddress"];
        };
        /** @description Number of matching items on all pages. */
        Total: number;
        /**
         * @description One-time token of an upload (S3 uploadToken).
         * @example upl_7Qm2ZK0pT4vXc9sLb1RfYw
         */
        UploadToken: string;
        /** @description Permission to send back one file for one bill (S3 uploadToken), with its limits. */
        UploadTokenGrant: {
            uploadToken: components["schemas"]["UploadToken"];
            /**
             * Format: date-time
             * @description When the token expires. Ten minutes after it was issued unless the issuer set another time.
             */
            expiresAt: string;
            /**
             * Format: int64
             * @description Maximum size in bytes (S9 file size limit, not shown).
             * @default 10485760
             */
            fileSizeLimit: number;
            /**
             * @description Maximum number of characters of the file name, including the extension.
             * @default 100
             */
            fileNameMaxLength: number;
            /** @description Allowed extensions, lower case, without the dot (S5 unusable extension). */
            extensions: string[];
        };
        /** @description An address for confirmation codes, masked, because the customer is not fully logged in yet. */
        VerificationAddress: {
            mailAddressId: components["schemas"]["Id"];
            /** @description First letter and domain, the rest as asterisks. Not usable as an address. */
            maskedMailAddress: string;
            /** @description True for the main address, false for another address that the issuer registered for codes. */
            isMain: boolean;
        };
        /** @description The addresses that can receive a confirmation code, and the state of the verification (S2 verify, S4, S9). */
        VerificationAddresses: {
            /** @description The addresses that are registered for codes: the main one first, then others that the issuer registered for this purpose. Never a sub address, which receives notification mails only (S3). Empty if none is registered: then no code can be sent, and only the issuer can help. */
            addresses: components["schemas"]["VerificationAddress"][];
            resendAfterSeconds: components["schemas"]["ResendAfterSeconds"];
            remainingResendSeconds: components["schemas"]["RemainingResendSeconds"];
            /** @description The code that was sent and is still valid, or null. A reloaded page continues from it. When a code becomes void, remainingResendSeconds does not change: the next code can be sent after that time. */
            pendingCode: components["schemas"]["VerificationCodeSending"] | null;
        };
        /** @description The code as entered. */
        VerificationCodeCheck: {
            /** @description Confirmation code (S3): as many half-width digits as codeLength says. */
            verificationCode: string;
        };
        /** @description The address to send a confirmation code to. */
        VerificationCodeRequest: {
            mailAddressId: components["schemas"]["Id"];
        };
        /** @description A confirmation code that was mailed, without the code itself. */
        VerificationCodeSending: {
            mailAddressId: components["schemas"]["Id"];
            /** @description The address it was sent to, masked as in VerificationAddress. */
            maskedMailAddress: string;
            /**
             * Format: date-time
             * @description When it was sent, with offset.
             */
            sentAt: string;
            /**
             * Format: date-time
             * @description When the code expires, with offset. Thirty minutes after sending unless the issuer set another time. After that: 401-1-02-04.
             */
            expiresAt: string;
            resendAfterSeconds: components["schemas"]["ResendAfterSeconds"];
            remainingResendSeconds: components["schemas"]["RemainingResendSeconds"];
            /**
             * @description Number of consecutive wrong entries that makes the code void (S4, S9, three). The last one gives 401-1-02-03.
             * @default 3
             */
            wrongEntryLimit: number;
            /**
             * @description Entries left before the code becomes void.
             * @default 3
             */
            remainingEntries: number;
            /**
             * @description Number of digits of the code.
             * @default 6
             */
            codeLength: number;
        };
        /** @description A month, yyyy-MM. */
        YearMonth: string;
    };
    responses: never;
    parameters: {
        /**
         * @description Id of a bill.
         * @example b-20261001-00012
         */
        BillId: components["schemas"]["Id"];
        /**
         * @description Bill types, any of them (repeated parameter). Left out for all types.
         * @example [
         *       "invoice"
         *     ]
         */
        BillTypeIds: components["schemas"]["BillTypeId"][];
        /**
         * @description Bills per page. If left out, perPageDefault of getBillSearchOptions (S9).
         * @example 50
         */
        BillsPerPage: number;
        /**
         * @description First day of the download deadline, yyyy-MM-dd, that day included. With either end of the range, bills without a deadline are not found.
         * @example 2026-11-20
         */
        DownloadDeadlineFrom: string;
        /**
         * @description Last day of the download deadline, yyyy-MM-dd, that day included. A day before downloadDeadlineFrom is refused (S5 reversed range).
         * @example 2026-11-27
         */
        DownloadDeadlineTo: string;
        /**
         * @description Download statuses (S4), any of them (repeated parameter). Left out for all.
         * @example [
         *       "notDownloaded"
         *     ]
         */
        DownloadStatuses: components["schemas"]["DownloadStatus"][];
        /**
         * @description Id of a file.
         * @example f-0001
         */
        FileId: components["schemas"]["Id"];
        /**
         * @description How the files in the ZIP are named. The portal sends this parameter only if isArchiveIndexEnabled of the settings is true; otherwise the portal renames the files itself.
         * @example sortable
         */
        FileNames: components["schemas"]["ArchiveFileNames"];
        /**
         * @description True: the ZIP also contains an index (索引簿) of its files, for an archive by Japan's Electronic Books Preservation Act. The index is the last file in the ZIP and does not count for batchFileLimit. Its name is 索引簿_yyyyMMdd-HHmmss.csv, or index_yyyyMMdd-HHmmss.csv in English, with the time in Japan. Its format is CSV (RFC 4180), in UTF-8 with a byte order mark, with CRLF. The first row has the headings, in the language of X-Language: 連番, ファイル名, 取引年月日, 金額, 取引先, 書類の種類, 明細番号, 備考, SHA-256, ダウンロード日時; in English: No., File name, Date of transaction, Amount, Partner, Type of document, Bill number, Remarks, SHA-256, Downloaded at. Then follows a row for each file, in the order of the ZIP, and a row without a file name for each requested bill that has no file in the ZIP, with the reason as remark. No. counts from 1. Dates are yyyy/MM/dd. Amounts have no separators; they are empty for a document without an amount, with a remark. The partner is issuerName, followed by a space and the registration number for qualified invoices, if there is one. SHA-256 has 64 lower-case hex digits. Times are yyyy/MM/dd HH:mm:ss in Japan. A text that a spreadsheet program would read as a formula has an apostrophe in front. The portal sends this parameter only if isArchiveIndexEnabled of the settings is true; otherwise the portal makes the index itself.
         * @example true
         */
        HasIndex: boolean;
        /**
         * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
         * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
         */
        IdempotencyKey: string;
        /**
         * @description True: only bills with a file that can be downloaded now, as getBillCounts and downloadableCount count them: with a PDF or a CSV, not withdrawn, before their deadline. False: only the other bills. Left out for all.
         * @example true
         */
        IsDownloadable: boolean;
        /**
         * @description Keywords, all of them (repeated parameter), fewer than six (S5, S9). A keyword is found anywhere in a text. The comparison ignores case and full or half width, also of katakana; each sign counts for itself, without wildcards.
         * @example [
         *       "請求書"
         *     ]
         */
        Keywords: string[];
        /**
         * @description Page, from 1 (S9). A page beyond the last gives an empty list and the correct total.
         * @example 1
         */
        Page: number;
        /**
         * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
         * @example tk_7Qm2Zx9LrB4sVn8K
         */
        PathToken: string;
        /**
         * @description First day of the payment due date, yyyy-MM-dd, that day included. With either end of the range, bills without a payment due date are not found. The portal sends it only if hasPaymentDueDates of the settings is true.
         * @example 2026-11-23
         */
        PaymentDueDateFrom: string;
        /**
         * @description Last day of the payment due date, yyyy-MM-dd, that day included. A day before paymentDueDateFrom is refused (S5 reversed range).
         * @example 2026-11-29
         */
        PaymentDueDateTo: string;
        /**
         * @description Items per page (S9).
         * @example 50
         */
        PerPage: number;
        /**
         * @description Lowest amount in whole yen, included (S3).
         * @example 1000
         */
        PriceFrom: components["schemas"]["Price"];
        /**
         * @description Highest amount in whole yen, included (S3). An amount below priceFrom is refused (S5 reversed range).
         * @example 2000000
         */
        PriceTo: components["schemas"]["Price"];
        /**
         * @description First date of issue, yyyy-MM-dd, that day included.
         * @example 2026-09-01
         */
        PublicationDateFrom: string;
        /**
         * @description Last date of issue, yyyy-MM-dd, that day included. A date before publicationDateFrom is refused (S5 reversed range).
         * @example 2026-11-30
         */
        PublicationDateTo: string;
        /**
         * @description Month of issue, yyyy-MM. Left out for "no setting" (S2). With a range of dates, both conditions must be met.
         * @example 2026-11
         */
        PublicationMonth: components["schemas"]["YearMonth"];
        /**
         * @description Revision of the data to delete, as it was read.
         * @example rev-linkage-1
         */
        RevisionRead: components["schemas"]["Revision"];
        /**
         * @description The item to search for the keywords (S2). Left out for all items. Has no effect without a keyword.
         * @example title
         */
        SearchTargetId: components["schemas"]["SearchTargetId"];
        /**
         * @description Statuses, any of them (repeated parameter). Left out for all statuses.
         * @example [
         *       "unconfirmed"
         *     ]
         */
        StatusIds: components["schemas"]["BillStatusId"][];
        /**
         * @description Random per session; connects the log lines of a visit (S7).
         * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
         */
        XFlowId: string;
        /**
         * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
         * @example 1.0.0
         */
        XFrontVersion: string;
        /**
         * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
         * @example ja
         */
        XLanguage: "ja" | "en";
        /**
         * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
         * @example Zk3v9s0Xq7LwT2mB8dYc
         */
        XXsrfToken: string;
        /**
         * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
         * @example Zk3v9s0Xq7LwT2mB8dYc
         */
        XXsrfTokenIfKnown: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Name of the file (S7).
         * @example attachment; filename="bill.csv"; filename*=UTF-8''%E6%98%8E%E7%B4%B0_2026%E5%B9%B410%E6%9C%88.csv
         */
        ContentDispositionCsv: string;
        /**
         * @description Name of the file (S7).
         * @example attachment; filename="attachment.pdf"; filename*=UTF-8''%E3%81%94%E6%A1%88%E5%86%85.pdf
         */
        ContentDispositionFile: string;
        /**
         * @description Name of the file (S7).
         * @example attachment; filename="bill.pdf"; filename*=UTF-8''%E8%AB%8B%E6%B1%82%E6%9B%B8_2026%E5%B9%B410%E6%9C%88.pdf
         */
        ContentDispositionPdf: string;
        /**
         * @description Name of the file (S7), for saving it from the preview. `inline`, because the browser displays the file.
         * @example inline; filename="bill.pdf"; filename*=UTF-8''%E8%AB%8B%E6%B1%82%E6%9B%B8_2026%E5%B9%B410%E6%9C%88.pdf
         */
        ContentDispositionPreview: string;
        /**
         * @description Name of the file (S7).
         * @example attachment; filename="bills.zip"; filename*=UTF-8''%E8%AB%8B%E6%B1%82%E6%9B%B8%E4%B8%80%E6%8B%AC.zip
         */
        ContentDispositionZip: string;
        /**
         * @description Seconds to wait, or the time as an HTTP date. The portal displays the time and waits for it.
         * @example 90
         */
        RetryAfter: string;
        /**
         * @description MYPAGE_DOWNLOAD, the session of the link: HttpOnly, Secure, SameSite=Lax, path /{customerCode}/mypage-api (securitySchemes). A second Set-Cookie header has a new XSRF-TOKEN (S7).
         * @example MYPAGE_DOWNLOAD=an-example-link; Path=/demo/mypage-api; HttpOnly; Secure; SameSite=Lax
         */
        SetCookieDownload: string;
        /**
         * @description MYPAGE_SESSION, the session: HttpOnly, Secure, SameSite=Lax, path /{customerCode}/mypage-api (securitySchemes). A second Set-Cookie header has a new XSRF-TOKEN (S7).
         * @example MYPAGE_SESSION=an-example-session; Path=/demo/mypage-api; HttpOnly; Secure; SameSite=Lax
         */
        SetCookieSession: string;
        /**
         * @description MYPAGE_SESSION with an expiry in the past, so that the browser removes it (S4).
         * @example MYPAGE_SESSION=; Path=/demo/mypage-api; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax
         */
        SetCookieSessionEnd: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSettingInfo: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings of this customer code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingInfo"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getBanner: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banner, with null for what the issuer did not set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Banner"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getLogo: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logo, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Logo"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getMypageLogo: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logo, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MypageLogo"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getLegalText: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description The requested text.
                 * @example terms
                 */
                legalTextType: components["schemas"]["LegalTextType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text as HTML. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalText"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getRegisteredInformation: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Current values, and the pending change or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredInformation"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    submitChangeRequest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRequestSubmission"];
            };
        };
        responses: {
            /** @description Requested; in progress until its month. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeRequest"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    cancelChangeRequest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The request in progress.
                 * @example cr-20261119-0003
                 */
                changeRequestId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled; the values do not change. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getAccountSettings: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings of the account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSettings"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    updateLedgerMailAttachment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LedgerMailAttachmentUpdate"];
            };
        };
        responses: {
            /** @description Saved; applies to bills published from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerMailAttachmentSettings"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getMailAddresses: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailAddressSettings"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    updateMailAddresses: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactAddresses"];
            };
        };
        responses: {
            /** @description Saved; the next mail is sent to these addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailAddressSettings"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getAttachedMailSettings: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One line per bill type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachedMailSettings"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    updateAttachedMailSettings: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachedMailSettingsUpdate"];
            };
        };
        responses: {
            /** @description Saved; applies to bills published from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachedMailSettings"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    listOperatorNotices: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The currently posted notices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorNoticeList"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    listNotices: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1 (S9). A page beyond the last gives an empty list and the correct total.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page (S9).
                 * @example 50
                 */
                perPage?: components["parameters"]["PerPage"];
            };
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeList"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    downloadNoticeAttachment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description The notice.
                 * @example notice-0042
                 */
                noticeId: components["schemas"]["NoticeId"];
                /**
                 * @description The file, by fileId of the notice's attachments.
                 * @example notice-0042-1
                 */
                attachmentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. The extension of its name says what it is; the type is always application/octet-stream. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDispositionFile"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description The pair is correct; nextStep is the next step. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookieSession"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getLoginProgress: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginProgress"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogoutInput"];
            };
        };
        responses: {
            /** @description Logged out. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookieSessionEnd"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoutResult"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getPasswordPolicy: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordPolicy"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    requestPasswordReissue: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReissueInput"];
            };
        };
        responses: {
            /** @description Mailed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSending"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    issueTemporaryPassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemporaryPasswordInput"];
            };
        };
        responses: {
            /** @description Mailed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSending"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getPasswordSettingState: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state, with the data for the screen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordSettingState"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    setPasswordByToken: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordSettingInput"];
            };
        };
        responses: {
            /** @description Set. The next step is the login. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChangeInput"];
            };
        };
        responses: {
            /** @description Changed; the session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    changeExpiredPassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpiredPasswordChangeInput"];
            };
        };
        responses: {
            /** @description Changed. The next step is the login with the new password. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getVerificationAddresses: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationAddresses"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    sendVerificationCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationCodeRequest"];
            };
        };
        responses: {
            /** @description Mailed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationCodeSending"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    checkVerificationCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationCodeCheck"];
            };
        };
        responses: {
            /** @description Verified and logged in. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getBillSearchOptions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options of this customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillSearchOptions"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    searchBills: {
        parameters: {
            query?: {
                /**
                 * @description Month of issue, yyyy-MM. Left out for "no setting" (S2). With a range of dates, both conditions must be met.
                 * @example 2026-11
                 */
                publicationMonth?: components["parameters"]["PublicationMonth"];
                /**
                 * @description First date of issue, yyyy-MM-dd, that day included.
                 * @example 2026-09-01
                 */
                publicationDateFrom?: components["parameters"]["PublicationDateFrom"];
                /**
                 * @description Last date of issue, yyyy-MM-dd, that day included. A date before publicationDateFrom is refused (S5 reversed range).
                 * @example 2026-11-30
                 */
                publicationDateTo?: components["parameters"]["PublicationDateTo"];
                /**
                 * @description Bill types, any of them (repeated parameter). Left out for all types.
                 * @example [
                 *       "invoice"
                 *     ]
                 */
                billTypeId?: components["parameters"]["BillTypeIds"];
                /**
                 * @description Statuses, any of them (repeated parameter). Left out for all statuses.
                 * @example [
                 *       "unconfirmed"
                 *     ]
                 */
                statusId?: components["parameters"]["StatusIds"];
                /**
                 * @description Keywords, all of them (repeated parameter), fewer than six (S5, S9). A keyword is found anywhere in a text. The comparison ignores case and full or half width, also of katakana; each sign counts for itself, without wildcards.
                 * @example [
                 *       "請求書"
                 *     ]
                 */
                keyword?: components["parameters"]["Keywords"];
                /**
                 * @description The item to search for the keywords (S2). Left out for all items. Has no effect without a keyword.
                 * @example title
                 */
                searchTargetId?: components["parameters"]["SearchTargetId"];
                /**
                 * @description Lowest amount in whole yen, included (S3).
                 * @example 1000
                 */
                priceFrom?: components["parameters"]["PriceFrom"];
                /**
                 * @description Highest amount in whole yen, included (S3). An amount below priceFrom is refused (S5 reversed range).
                 * @example 2000000
                 */
                priceTo?: components["parameters"]["PriceTo"];
                /**
                 * @description Download statuses (S4), any of them (repeated parameter). Left out for all.
                 * @example [
                 *       "notDownloaded"
                 *     ]
                 */
                downloadStatus?: components["parameters"]["DownloadStatuses"];
                /**
                 * @description First day of the download deadline, yyyy-MM-dd, that day included. With either end of the range, bills without a deadline are not found.
                 * @example 2026-11-20
                 */
                downloadDeadlineFrom?: components["parameters"]["DownloadDeadlineFrom"];
                /**
                 * @description Last day of the download deadline, yyyy-MM-dd, that day included. A day before downloadDeadlineFrom is refused (S5 reversed range).
                 * @example 2026-11-27
                 */
                downloadDeadlineTo?: components["parameters"]["DownloadDeadlineTo"];
                /**
                 * @description True: only bills with a file that can be downloaded now, as getBillCounts and downloadableCount count them: with a PDF or a CSV, not withdrawn, before their deadline. False: only the other bills. Left out for all.
                 * @example true
                 */
                isDownloadable?: components["parameters"]["IsDownloadable"];
                /**
                 * @description First day of the payment due date, yyyy-MM-dd, that day included. With either end of the range, bills without a payment due date are not found. The portal sends it only if hasPaymentDueDates of the settings is true.
                 * @example 2026-11-23
                 */
                paymentDueDateFrom?: components["parameters"]["PaymentDueDateFrom"];
                /**
                 * @description Last day of the payment due date, yyyy-MM-dd, that day included. A day before paymentDueDateFrom is refused (S5 reversed range).
                 * @example 2026-11-29
                 */
                paymentDueDateTo?: components["parameters"]["PaymentDueDateTo"];
                /**
                 * @description Page, from 1 (S9). A page beyond the last gives an empty list and the correct total.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Bills per page. If left out, perPageDefault of getBillSearchOptions (S9).
                 * @example 50
                 */
                perPage?: components["parameters"]["BillsPerPage"];
                /**
                 * @description Order of the result; newest first if left out.
                 * @example publicationDateDesc
                 */
                sort?: components["schemas"]["BillSort"];
            };
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested page, with the number of all bills found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillList"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getBillSummary: {
        parameters: {
            query?: {
                /**
                 * @description Month of issue, yyyy-MM. Left out for "no setting" (S2). With a range of dates, both conditions must be met.
                 * @example 2026-11
                 */
                publicationMonth?: components["parameters"]["PublicationMonth"];
                /**
                 * @description First date of issue, yyyy-MM-dd, that day included.
                 * @example 2026-09-01
                 */
                publicationDateFrom?: components["parameters"]["PublicationDateFrom"];
                /**
                 * @description Last date of issue, yyyy-MM-dd, that day included. A date before publicationDateFrom is refused (S5 reversed range).
                 * @example 2026-11-30
                 */
                publicationDateTo?: components["parameters"]["PublicationDateTo"];
                /**
                 * @description Bill types, any of them (repeated parameter). Left out for all types.
                 * @example [
                 *       "invoice"
                 *     ]
                 */
                billTypeId?: components["parameters"]["BillTypeIds"];
                /**
                 * @description Statuses, any of them (repeated parameter). Left out for all statuses.
                 * @example [
                 *       "unconfirmed"
                 *     ]
                 */
                statusId?: components["parameters"]["StatusIds"];
                /**
                 * @description Keywords, all of them (repeated parameter), fewer than six (S5, S9). A keyword is found anywhere in a text. The comparison ignores case and full or half width, also of katakana; each sign counts for itself, without wildcards.
                 * @example [
                 *       "請求書"
                 *     ]
                 */
                keyword?: components["parameters"]["Keywords"];
                /**
                 * @description The item to search for the keywords (S2). Left out for all items. Has no effect without a keyword.
                 * @example title
                 */
                searchTargetId?: components["parameters"]["SearchTargetId"];
                /**
                 * @description Lowest amount in whole yen, included (S3).
                 * @example 1000
                 */
                priceFrom?: components["parameters"]["PriceFrom"];
                /**
                 * @description Highest amount in whole yen, included (S3). An amount below priceFrom is refused (S5 reversed range).
                 * @example 2000000
                 */
                priceTo?: components["parameters"]["PriceTo"];
                /**
                 * @description Download statuses (S4), any of them (repeated parameter). Left out for all.
                 * @example [
                 *       "notDownloaded"
                 *     ]
                 */
                downloadStatus?: components["parameters"]["DownloadStatuses"];
                /**
                 * @description First day of the download deadline, yyyy-MM-dd, that day included. With either end of the range, bills without a deadline are not found.
                 * @example 2026-11-20
                 */
                downloadDeadlineFrom?: components["parameters"]["DownloadDeadlineFrom"];
                /**
                 * @description Last day of the download deadline, yyyy-MM-dd, that day included. A day before downloadDeadlineFrom is refused (S5 reversed range).
                 * @example 2026-11-27
                 */
                downloadDeadlineTo?: components["parameters"]["DownloadDeadlineTo"];
                /**
                 * @description True: only bills with a file that can be downloaded now, as getBillCounts and downloadableCount count them: with a PDF or a CSV, not withdrawn, before their deadline. False: only the other bills. Left out for all.
                 * @example true
                 */
                isDownloadable?: components["parameters"]["IsDownloadable"];
                /**
                 * @description First day of the payment due date, yyyy-MM-dd, that day included. With either end of the range, bills without a payment due date are not found. The portal sends it only if hasPaymentDueDates of the settings is true.
                 * @example 2026-11-23
                 */
                paymentDueDateFrom?: components["parameters"]["PaymentDueDateFrom"];
                /**
                 * @description Last day of the payment due date, yyyy-MM-dd, that day included. A day before paymentDueDateFrom is refused (S5 reversed range).
                 * @example 2026-11-29
                 */
                paymentDueDateTo?: components["parameters"]["PaymentDueDateTo"];
            };
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals of the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillSummary"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getBillCounts: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillCounts"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    downloadBillsZip: {
        parameters: {
            query?: {
                /**
                 * @description The selected bills (repeated parameter). Left out for the whole result of the search. At most 200, whatever batchFileLimit is, because of the length of the address: with ids of up to 30 characters it stays under the 8 KiB that common servers and proxies accept by default; longer ids need a higher limit there. The portal enforces this limit and sends no more ids.
                 * @example [
                 *       "bill-202611-00118",
                 *       "bill-202611-00117"
                 *     ]
                 */
                billId?: components["schemas"]["Id"][];
                /**
                 * @description Month of issue, yyyy-MM. Left out for "no setting" (S2). With a range of dates, both conditions must be met.
                 * @example 2026-11
                 */
                publicationMonth?: components["parameters"]["PublicationMonth"];
                /**
                 * @description First date of issue, yyyy-MM-dd, that day included.
                 * @example 2026-09-01
                 */
                publicationDateFrom?: components["parameters"]["PublicationDateFrom"];
                /**
                 * @description Last date of issue, yyyy-MM-dd, that day included. A date before publicationDateFrom is refused (S5 reversed range).
                 * @example 2026-11-30
                 */
                publicationDateTo?: components["parameters"]["PublicationDateTo"];
                /**
                 * @description Bill types, any of them (repeated parameter). Left out for all types.
                 * @example [
                 *       "invoice"
                 *     ]
                 */
                billTypeId?: components["parameters"]["BillTypeIds"];
                /**
                 * @description Statuses, any of them (repeated parameter). Left out for all statuses.
                 * @example [
                 *       "unconfirmed"
                 *     ]
                 */
                statusId?: components["parameters"]["StatusIds"];
                /**
                 * @description Keywords, all of them (repeated parameter), fewer than six (S5, S9). A keyword is found anywhere in a text. The comparison ignores case and full or half width, also of katakana; each sign counts for itself, without wildcards.
                 * @example [
                 *       "請求書"
                 *     ]
                 */
                keyword?: components["parameters"]["Keywords"];
                /**
                 * @description The item to search for the keywords (S2). Left out for all items. Has no effect without a keyword.
                 * @example title
                 */
                searchTargetId?: components["parameters"]["SearchTargetId"];
                /**
                 * @description Lowest amount in whole yen, included (S3).
                 * @example 1000
                 */
                priceFrom?: components["parameters"]["PriceFrom"];
                /**
                 * @description Highest amount in whole yen, included (S3). An amount below priceFrom is refused (S5 reversed range).
                 * @example 2000000
                 */
                priceTo?: components["parameters"]["PriceTo"];
                /**
                 * @description Download statuses (S4), any of them (repeated parameter). Left out for all.
                 * @example [
                 *       "notDownloaded"
                 *     ]
                 */
                downloadStatus?: components["parameters"]["DownloadStatuses"];
                /**
                 * @description First day of the download deadline, yyyy-MM-dd, that day included. With either end of the range, bills without a deadline are not found.
                 * @example 2026-11-20
                 */
                downloadDeadlineFrom?: components["parameters"]["DownloadDeadlineFrom"];
                /**
                 * @description Last day of the download deadline, yyyy-MM-dd, that day included. A day before downloadDeadlineFrom is refused (S5 reversed range).
                 * @example 2026-11-27
                 */
                downloadDeadlineTo?: components["parameters"]["DownloadDeadlineTo"];
                /**
                 * @description True: only bills with a file that can be downloaded now, as getBillCounts and downloadableCount count them: with a PDF or a CSV, not withdrawn, before their deadline. False: only the other bills. Left out for all.
                 * @example true
                 */
                isDownloadable?: components["parameters"]["IsDownloadable"];
                /**
                 * @description True: the ZIP also contains an index (索引簿) of its files, for an archive by Japan's Electronic Books Preservation Act. The index is the last file in the ZIP and does not count for batchFileLimit. Its name is 索引簿_yyyyMMdd-HHmmss.csv, or index_yyyyMMdd-HHmmss.csv in English, with the time in Japan. Its format is CSV (RFC 4180), in UTF-8 with a byte order mark, with CRLF. The first row has the headings, in the language of X-Language: 連番, ファイル名, 取引年月日, 金額, 取引先, 書類の種類, 明細番号, 備考, SHA-256, ダウンロード日時; in English: No., File name, Date of transaction, Amount, Partner, Type of document, Bill number, Remarks, SHA-256, Downloaded at. Then follows a row for each file, in the order of the ZIP, and a row without a file name for each requested bill that has no file in the ZIP, with the reason as remark. No. counts from 1. Dates are yyyy/MM/dd. Amounts have no separators; they are empty for a document without an amount, with a remark. The partner is issuerName, followed by a space and the registration number for qualified invoices, if there is one. SHA-256 has 64 lower-case hex digits. Times are yyyy/MM/dd HH:mm:ss in Japan. A text that a spreadsheet program would read as a formula has an apostrophe in front. The portal sends this parameter only if isArchiveIndexEnabled of the settings is true; otherwise the portal makes the index itself.
                 * @example true
                 */
                hasIndex?: components["parameters"]["HasIndex"];
                /**
                 * @description How the files in the ZIP are named. The portal sends this parameter only if isArchiveIndexEnabled of the settings is true; otherwise the portal renames the files itself.
                 * @example sortable
                 */
                fileNames?: components["parameters"]["FileNames"];
                /**
                 * @description First day of the payment due date, yyyy-MM-dd, that day included. With either end of the range, bills without a payment due date are not found. The portal sends it only if hasPaymentDueDates of the settings is true.
                 * @example 2026-11-23
                 */
                paymentDueDateFrom?: components["parameters"]["PaymentDueDateFrom"];
                /**
                 * @description Last day of the payment due date, yyyy-MM-dd, that day included. A day before paymentDueDateFrom is refused (S5 reversed range).
                 * @example 2026-11-29
                 */
                paymentDueDateTo?: components["parameters"]["PaymentDueDateTo"];
            };
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A ZIP that contains the files, with names in UTF-8, and the index if it was requested. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDispositionZip"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    downloadBillPdf: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Id of a bill.
                 * @example b-20261001-00012
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDispositionPdf"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    previewBillPdf: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Id of a bill.
                 * @example b-20261001-00012
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDispositionPreview"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    downloadBillCsv: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Id of a bill.
                 * @example b-20261001-00012
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The CSV. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDispositionCsv"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    downloadBillAttachment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Id of a bill.
                 * @example b-20261001-00012
                 */
                billId: components["parameters"]["BillId"];
                /**
                 * @description Id of a file.
                 * @example f-0001
                 */
                fileId: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. The extension of its name says what it is; the type is always application/octet-stream. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDispositionFile"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    downloadReturnedFile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Id of a bill.
                 * @example b-20261001-00012
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file as the customer sent it. */
            200: {
                headers: {
                    /**
                     * @description Name of the file (S7), as the customer named it.
                     * @example attachment; filename="returned.pdf"; filename*=UTF-8''%E5%8F%97%E9%A0%98%E6%9B%B8_DLV-202610-00104.pdf
                     */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    uploadReturnedFile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of a bill.
                 * @example b-20261001-00012
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReturnedFileUpload"];
            };
        };
        responses: {
            /** @description Stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileInfo"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The file is too large (S8). */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    createUploadToken: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of a bill.
                 * @example b-20261001-00012
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token and its limits. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadTokenGrant"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    updateBillStatus: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of a bill.
                 * @example b-20261001-00012
                 */
                billId: components["parameters"]["BillId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillStatusUpdate"];
            };
        };
        responses: {
            /** @description The bill with its new status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bill"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getStatusHistory: {
        parameters: {
            query: {
                /**
                 * @description The bill.
                 * @example bill-202611-00118
                 */
                billId: components["schemas"]["Id"];
                /**
                 * @description Page, from 1 (S9). A page beyond the last gives an empty list and the correct total.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page (S9).
                 * @example 50
                 */
                perPage?: components["parameters"]["PerPage"];
            };
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested page, with the bill. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusHistoryList"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getDownloadSession: {
        parameters: {
            query?: {
                /**
                 * @description The bill of the screen. Left out for the link of the last login.
                 * @example bill-202610-00109
                 */
                billId?: components["schemas"]["Id"];
            };
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadSession"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getDownloadUrlState: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state, with the data for the screen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadUrlState"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    loginDownloadUrl: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DownloadUrlLoginInput"];
            };
        };
        responses: {
            /** @description Logged in to this link. */
            204: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookieDownload"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    listDownloadFiles: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1 (S9). A page beyond the last gives an empty list and the correct total.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page (S9).
                 * @example 50
                 */
                perPage?: components["parameters"]["PerPage"];
            };
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested page, with the number of all files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownloadFileList"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    downloadUrlFile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
                /**
                 * @description Id of a file.
                 * @example f-0001
                 */
                fileId: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. The extension of its name says what it is; the type is always application/octet-stream. */
            200: {
                headers: {
                    /**
                     * @description Name of the file (S7, RFC 6266), fileName of the list.
                     * @example attachment; filename="INV-202610-00109.pdf"; filename*=UTF-8''%E8%AB%8B%E6%B1%82%E6%9B%B8_INV-202610-00109.pdf
                     */
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    downloadUrlZip: {
        parameters: {
            query?: {
                /**
                 * @description The selected files (repeated parameter). Left out for all files. At most 200, whatever batchFileLimit is, because of the length of the address, as for bills (GET /bills/zip).
                 * @example [
                 *       "df-0007",
                 *       "df-0006"
                 *     ]
                 */
                fileId?: components["schemas"]["Id"][];
                /**
                 * @description True: the ZIP also contains an index (索引簿) of its files, for an archive by Japan's Electronic Books Preservation Act. The index is the last file in the ZIP and does not count for batchFileLimit. Its name is 索引簿_yyyyMMdd-HHmmss.csv, or index_yyyyMMdd-HHmmss.csv in English, with the time in Japan. Its format is CSV (RFC 4180), in UTF-8 with a byte order mark, with CRLF. The first row has the headings, in the language of X-Language: 連番, ファイル名, 取引年月日, 金額, 取引先, 書類の種類, 明細番号, 備考, SHA-256, ダウンロード日時; in English: No., File name, Date of transaction, Amount, Partner, Type of document, Bill number, Remarks, SHA-256, Downloaded at. Then follows a row for each file, in the order of the ZIP, and a row without a file name for each requested bill that has no file in the ZIP, with the reason as remark. No. counts from 1. Dates are yyyy/MM/dd. Amounts have no separators; they are empty for a document without an amount, with a remark. The partner is issuerName, followed by a space and the registration number for qualified invoices, if there is one. SHA-256 has 64 lower-case hex digits. Times are yyyy/MM/dd HH:mm:ss in Japan. A text that a spreadsheet program would read as a formula has an apostrophe in front. The portal sends this parameter only if isArchiveIndexEnabled of the settings is true; otherwise the portal makes the index itself.
                 * @example true
                 */
                hasIndex?: components["parameters"]["HasIndex"];
                /**
                 * @description How the files in the ZIP are named. The portal sends this parameter only if isArchiveIndexEnabled of the settings is true; otherwise the portal renames the files itself.
                 * @example sortable
                 */
                fileNames?: components["parameters"]["FileNames"];
            };
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A ZIP that contains the files, with names in UTF-8, and the index if it was requested. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDispositionZip"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getDownloadStatusHistory: {
        parameters: {
            query: {
                /**
                 * @description The bill.
                 * @example bill-202610-00109
                 */
                billId: components["schemas"]["Id"];
                /**
                 * @description Page, from 1 (S9). A page beyond the last gives an empty list and the correct total.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items per page (S9).
                 * @example 50
                 */
                perPage?: components["parameters"]["PerPage"];
            };
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested page, with the bill. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusHistoryList"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    registerMailAddress: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationMailAddressInput"];
            };
        };
        responses: {
            /** @description Mailed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSending"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getRegistrationState: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state, with the data for the screen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationState"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    agreeToTerms: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationAgreementInput"];
            };
        };
        responses: {
            /** @description Recorded. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getRegistrationForm: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationForm"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    registerCustomer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationInput"];
            };
        };
        responses: {
            /** @description Registered. The next step is the login. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationResult"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getEStorageLinkage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current linkage. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EStorageLinkage"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    registerEStorageLinkage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Generated. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EStorageLinkageGenerated"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    deleteEStorageLinkage: {
        parameters: {
            query: {
                /**
                 * @description Revision of the data to delete, as it was read.
                 * @example rev-linkage-1
                 */
                revision: components["parameters"]["RevisionRead"];
            };
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getEStorageLinkageByToken: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current linkage. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EStorageLinkage"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    registerEStorageLinkageByToken: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Generated. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EStorageLinkageGenerated"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    deleteEStorageLinkageByToken: {
        parameters: {
            query: {
                /**
                 * @description Revision of the data to delete, as it was read.
                 * @example rev-linkage-1
                 */
                revision: components["parameters"]["RevisionRead"];
            };
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    getInvoiceRegisterNumberState: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), if the browser has the cookie; its first request has none. A difference gives 403-1-00-01, so that a page of one login never receives data of a later login.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state, with the data for the screen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceRegisterNumberState"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
    registerInvoiceRegisterNumber: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; connects the log lines of a visit (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts that the server writes, such as mails (S7, S9), from call to call. Accept-Language has no effect.
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal; an old one gives 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference gives 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description A random value per button press, in double quotes, the same for all repeats of the press. A repeat receives the first answer again; different content with the same key gives 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One path segment, unguessable, never sent elsewhere. A token of another kind of link counts as one that was never issued.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceRegisterNumberInput"];
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceRegisterNumberResult"];
                };
            };
            /** @description The request is refused; each item says why (S8). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A login is needed (S8). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Outside the license (S8). */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Not allowed (S8). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description There is nothing at this address (S8). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The server stopped waiting for the request. It may have been processed all the same (S8). */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Another user changed it in between, or the same call is still being processed (S8). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The idempotency key was used for another content (S8). */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Too many requests (S8). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description Unexpected (S8). */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description The service is under maintenance (S8). */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
            /** @description A server behind the gateway did not answer in time. It may have processed the request all the same (S8). */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorItems"];
                };
            };
        };
    };
}
