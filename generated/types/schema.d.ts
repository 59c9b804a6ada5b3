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
         * @description Title, languages, links and limits that the issuer set (S3, S7). Asked once at start-up, with or without login.
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
         * @description Image that stands for the portal beside the issuer's logo (S3, S7).
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
                 * @description Which text.
                 * @example terms
                 */
                legalTextType: components["schemas"]["LegalTextType"];
            };
            cookie?: never;
        };
        /**
         * Terms, privacy policy or user agreement.
         * @description A legal text of the issuer (S2 top/linkTerms, top/privacyPolicy, apply/step2). Public, since it can be read before there is an account.
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
         * Who is logged in.
         * @description Name and honorific for the header (S2, S7), and a mark by which a page sees that it is no longer the same customer who is logged in. Asked again on every route change; pages that need a login show nothing until it is answered (S4).
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
         * @description Every item that the issuer shows, which of them can be edited and how (S6), whether changes are accepted now (S4), and the change in progress with content before, content asked for and month (S3). The same answer serves the view and the form (S2 user, userEdit).
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
         * Apply for a change of registered information.
         * @description Applies for new values from a month on (S4). Each value is checked by S5's rule for its format; target of an error is the itemKey. Outside the acceptance period the answer is 400-1-06-12, after a change of the editable items by the issuer 400-1-06-13, with a request already in progress or a change by another user 409-1-00-01.
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
         * @description Takes a request back after the customer confirmed it in a dialog (S2, S4). One that can no longer be cancelled gives 400-1-06-12, one cancelled or reflected in the meantime 409-1-00-01.
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
         * @description Password policy, contact address with sub addresses and their limit, and the ledger mail attachment (S2 userConfig). The addresses are saved by PUT /user/mail-addresses, as those of userMailEdit.
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
         * Have bills attached to mails, or not.
         * @description Section "ledger email attachment" of the account settings (S2 userConfig). If the issuer has meanwhile closed the setting, the answer is 400-1-06-13; if somebody else changed it, 409-1-00-01.
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
         * @description Main address and sub addresses of the screens userMailEdit and userConfig (S2). The whole list takes the place of the old one. If somebody else changed an address in between, 409-1-00-01.
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
         * @description Which types of bills come attached, in which form and to which addresses (S2 bapMlAttachedMaster).
         */
        get: operations["getAttachedMailSettings"];
        /**
         * Set what is attached to which mails.
         * @description Replaces the lines that are named (S2 bapMlAttachedMaster). A type or a form that the issuer has meanwhile closed gives 400-1-06-13, an address that is not registered 400-1-06-01, lines that somebody else changed in between 409-1-00-01.
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
         * @description News of the service and the advert for the external electronic-storage service (S2 top). In the language of X-Language.
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
         * @description Notices that are in their posting period, with their attachments (S2 userNotice, S3). One whose period is over is no longer listed (S4).
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
         * @description The file (S2). After the posting period the answer is 400-1-04-01; when the issuer has removed the notice or the file, 400-1-04-02.
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
         * @description Login ID and password (S2). Sets the cookie of the session. A wrong pair gives 400-1-02-01 and says not which of the two; repeated failures lock the account and send a mail (S4): 400-1-02-03 at the failure that locks, 400-1-02-02 from then on, 400-1-02-08 if only the issuer can unlock it. 400-1-02-04 for a login ID that the issuer closed. 404-1-00-02 where customers come in by automatic login only.
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
         * How far the login has come.
         * @description For the screens between the password and the top page (S2 passwdExpired, verify), also after a reload: what has to be done next, and whose login it is. Any session will do; without one the answer is 401-1-00-01 and the way on is the login.
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
         * @description Ends the session and clears its cookie (S4, S7). isAutoLogin says what the portal shows afterwards.
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
         * What a password must be.
         * @description The issuer's rules for new passwords (S5, values not shown). Public, since they are needed where there is no login, as on passwdExpired and apply/step3 (S2).
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
         * Ask for a link to set a new password.
         * @description Mails a link to /bapPasswdMaster/passwdSetting/{token} to the registered address (S2 bapRepublishPasswd). Earlier links of the account are void from then on. 400-1-02-04 if the login ID cannot be used, 400-1-02-05 if the address is not the registered one, 400-1-02-08 if the account is locked in a way the customer cannot undo, 400-1-11-02 if its use is suspended. A second mail before resendAfterSeconds are over gives 429-1-05-01. Used where the settings' passwordReissueMethod is `mail`, elsewhere 404-1-00-01.
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
         * Ask for a temporary password.
         * @description Mails a temporary password to the registered address (S2 bapRepublishPasswd, the other variant). Logging in with it leads to passwdTemporary. Errors as for the link. Used where the settings' passwordReissueMethod is `temporaryPassword`, elsewhere 404-1-00-01.
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
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        /**
         * What a password link is good for.
         * @description State of a mailed link (S2 bapPasswdMaster/passwdSetting/{token}, S4): valid, expired or consumed. Reading it changes nothing, since mail scanners open links too. An address that never was a link gives 404-1-03-01. If the issuer has meanwhile closed or locked the account, 400-1-02-04 or 400-1-02-08.
         */
        get: operations["getPasswordSettingState"];
        put?: never;
        /**
         * Set the password by a mailed link.
         * @description Sets the password, spends the link, ends every session of the account and lifts a lock (S4). A password that breaks a rule (S5) gives 400-1-03-xx and leaves the link as it was. A link that expired or was used in the meantime gives 404-1-03-01, one of an account that the issuer has meanwhile closed or locked 400-1-02-04 or 400-1-02-08.
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
         * @description By the logged-in customer (S2 bapPasswdMaster, userConfig). Ends the session (S4, "password change ends the session"), so the portal goes to the login. A wrong current password gives 400-1-03-10.
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
         * @description The screen passwdExpired is public (S2), so this call carries the login ID and needs no session; one that is there ends. Wrong pairs count as failed logins: 400-1-02-01, 400-1-02-02 and 400-1-02-03 as there. 400-1-03-08 if the new password is the temporary one.
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
         * Where a confirmation code can be sent.
         * @description Registered addresses, masked, the code that is under way, and the wait until the next (S2 verify). Needs the session of a login whose nextStep is verify. 400-1-03-11 if the password has to be changed first.
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
         * @description Mails a new code to one of the addresses; earlier codes are void (S4). Before resendAfterSeconds are over the answer is 400-1-02-06 (S9). 400-1-02-08 if the account got locked. An address that is not in the list any more gives 400-1-00-02.
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
         * @description The right code completes the login (S2 verify). A wrong one gives 400-1-02-07 with the entries left, the one that reaches wrongEntryLimit 401-1-02-03 and makes the code void (S4, S9); 401-1-02-04 if the code expired or none was sent. After either the customer logs in again.
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
         * What the bill list can be searched by.
         * @description Bill types, months, statuses, search-target items and the limits of the list (S2, S9). Names come in the language of X-Language.
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
         * @description Searches the bills of the last N months (S2; N is lastMonths of the search options). All conditions given must hold; without any, all bills of those months are listed. Bills whose deadline is over or whose files were withdrawn (S4) are listed too, and say so, unless isDownloadable asks otherwise. A type, status or item that the issuer has meanwhile removed gives 400-1-05-05.
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
         * What the bills that meet the conditions add up to.
         * @description Number and amounts of all bills that searchBills finds by the same conditions, on whichever page, and what a batch of them would hold. Refused as searchBills is.
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
         * How many bills wait for the customer.
         * @description What is new and what ends soon, of the bills that the list shows (S2 "last N months") and that can still be downloaded: not past their deadline, not withdrawn (S4). The server says which day it is in Japan and up to which day a deadline is soon. searchBills with isDownloadable=true finds just as many bills: together with downloadStatus=notDownloaded, or with downloadDeadlineFrom=today and downloadDeadlineTo=deadlineSoonTo.
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
         * @description Batch download (S2) of the bills named by billId, or, without billId, of every bill that meets the search conditions, on whichever page. With billId the search conditions are not looked at. Holds each bill's PDF and CSV. Bills that are past their deadline or withdrawn are left out. More files than batchFileLimit give 400-1-05-02, none at all 400-1-05-03, a second batch beside a running one 400-1-05-01. Counts as a download of each bill in it (S4).
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
         * @description The PDF of one bill (S2). Recorded as a download (S4). A bill past its deadline or older than the last N months gives 404-1-08-01, a withdrawn one 403-1-05-01, one without PDF 404-1-00-01.
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
         * A bill as PDF, to be looked at.
         * @description The PDF of one bill, for a look before it is downloaded. Counts as an access of the bill (previousAccessAt, previousAccessIpAddress), not as a download (S4): downloadStatus and lastDownloadedAt stay as they are. Errors as for downloadBillPdf; where the issuer offers no look (isBillPreviewEnabled of the settings), 404-1-00-01.
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
         * A bill's lines as CSV.
         * @description The CSV of one bill (S2), UTF-8 with byte order mark, CRLF line ends, so that spreadsheet programs open it. Recorded as a download (S4). Errors as for the PDF.
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
         * @description A file of the column "attachment file" (S2), under fileId of the bill's attachments. Errors as for the PDF.
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
         * @description The file of the column "returned file" (S2). Without one the answer is 404-1-00-01. The download deadline of the bill does not hold for it.
         */
        get: operations["downloadReturnedFile"];
        put?: never;
        /**
         * Send a file back for a bill.
         * @description Takes one file with a token made just before (S3 uploadToken, fileName). Replaces a file sent earlier. Refused with 400-1-05-07 to 10 as S5 says, with 413-1-00-01 when the body is larger than the server reads, with 400-1-05-04 when the token is spent or out of date or the bill takes no file, and with 409-1-00-01 when somebody else sent a file or set the status in between.
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
         * Ask leave to send a file back.
         * @description Makes a token for one upload (S3 uploadToken) and says what the file may be (S5, S9), so that the screen can refuse an unfit file before sending it. A bill that takes no file gives 400-1-05-04.
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
         * @description Sets one of the bill's selectableStatuses (S3 statusId) and adds a line to the status history. A status that does not exist gives 400-1-05-05, one that is not selectable now 400-1-05-06, a value that the issuer's form cannot take 400-1-05-04; a change by somebody else in between 409-1-00-01.
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
         * How the status of a bill changed.
         * @description The changes of one bill's status, newest first (S2 reportStatusUpdateHistory). A bill that does not exist or is another customer's gives 404-1-00-01, a withdrawn one 403-1-05-01.
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
         * Which download link the browser is logged in to.
         * @description For the screen without a token in its address (S2 downloadurl/reportStatusUpdateHistory), also after a reload: the link that the session's cookie was given for. The way back to the list is by its token. If the session is good for several links, it is the one that has the bill; without billId, or if none has it, the one logged in to last. Without such a session 401-1-08-01, since the way in is the mail; 404-1-08-01 if the link has expired.
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
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        /**
         * What a download link is good for.
         * @description State of a mailed link (S2 downloadurl, S4): valid or expired, and whether its login is done. Asked again on every route change of these pages, as user/me is on the others. Reading it changes nothing. An address that never was a link gives 401-1-08-01.
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
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
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
         * @description The account's password (S2 downloadurl/login). Sets the cookie MYPAGE_DOWNLOAD, a new one with each login. It is good for this link, and for those that the cookie of the request was good for: a browser may have several links open, of one customer or of several. Each call names its link, and is answered for no other. A wrong password gives 400-1-08-01 and counts as a failed login (S4): 400-1-02-03 at the failure that locks, 400-1-02-02 from then on, 400-1-02-08 if only the issuer can unlock it. An expired password gives 400-1-03-11, an expired link 404-1-08-01.
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
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        /**
         * The files of a download link.
         * @description One page of the files, newest first (S2 downloadurl/list). Files past their deadline or taken back by the issuer (S4) are listed too, and say so.
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
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
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
         * @description One file, under fileId of the list (S2, S7). Recorded as a download (S4). A file past its deadline gives 404-1-08-01, one that was taken back 403-1-08-01.
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
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        /**
         * Several files of a download link in one ZIP.
         * @description The files named by fileId, or all of the link. Files past their deadline or taken back are left out. More files than batchFileLimit give 400-1-05-02, none at all 400-1-05-03, a second batch beside a running one 400-1-05-01; a file that is not of this link 400-1-05-05, as for bills; if every file asked for was taken back, 403-1-08-01. Counts as a download of each file in it (S4).
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
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        /**
         * How the status of a bill of a download link changed.
         * @description The changes of one bill's status, newest first (S2 downloadurl/reportStatusUpdateHistory). A bill that is not of this link gives 404-1-00-01, one that was taken back 403-1-08-01.
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
         * Step 1, register a mail address.
         * @description Mails a link to apply/step2/{token} (S2 apply/step1, S4). Earlier links of the address are void from then on; a second mail before resendAfterSeconds are over gives 429-1-05-01. 400-1-07-01 if the address has an account already, 401-1-07-01 if the issuer takes no registrations, 404-1-00-02 where customers come in by automatic login only.
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
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        /**
         * What a registration link is good for.
         * @description State of a mailed link and the step that comes next (S2 apply/step2, S4): valid, expired or consumed. Reading it changes nothing. An address that never was a link gives 404-1-07-01; 401-1-07-01 if the issuer takes no registrations any more.
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
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Step 2, agree to the terms.
         * @description Records the agreement to the user agreement and the personal-information handling, each in the version that was shown (S2 apply/step2, S5); nextStep becomes customer. Sent again it changes nothing. If the issuer has published another version in the meantime, 400-1-07-12: the texts have to be read again. A link that expired or was used in the meantime gives 404-1-07-01.
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
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        /**
         * Step 3, the form for the customer information.
         * @description The items that the issuer asks for, with their rules (S2 apply/step3, S5, S6). 401-1-07-02 before the agreement of step 2, 404-1-07-01 for a link that expired or was used.
         */
        get: operations["getRegistrationForm"];
        put?: never;
        /**
         * Step 3, register the customer.
         * @description Makes the account and spends the link (S2 apply/step3 and step4, S4). Each item is checked by S5's rule for its format; target of an error is the itemKey. The customer is compared with what the issuer holds: 400-1-07-02 if neither customer number nor login ID was entered, 400-1-07-03 if there is nothing to compare with, 400-1-07-05 and 400-1-07-11 if it differs, 400-1-07-01 if there is an account already. After a change of the form by the issuer 400-1-07-12; sent again with the new revision it goes through.
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
         * @description Linkage code and URL, or that there is none yet (S2 userEhozonSetting; S3, S4).
         */
        get: operations["getEStorageLinkage"];
        put?: never;
        /**
         * Register the electronic-storage linkage.
         * @description Generates a linkage code and URL (S2 userEhozonSetting; S4), after a confirmation dialog. Has no body, since there is nothing to choose. If somebody registered one in the meantime, 409-1-00-01.
         */
        post: operations["registerEStorageLinkage"];
        /**
         * Delete the electronic-storage linkage.
         * @description Makes the code void; the storage service receives nothing more (S2 userEhozonSetting; S4), after a confirmation dialog. If somebody deleted it in the meantime, or registered another one, 409-1-00-01.
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
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        /**
         * The electronic-storage linkage by a download link.
         * @description Linkage code and URL, or that there is none yet (S2 downloadurl/ehozonSetting/{token}; the token is that of the download link, after its login; S3, S4).
         */
        get: operations["getEStorageLinkageByToken"];
        put?: never;
        /**
         * Register the electronic-storage linkage by a download link.
         * @description Generates a linkage code and URL (S2 downloadurl/ehozonSetting/{token}; the token is that of the download link, after its login; S4), after a confirmation dialog. Has no body, since there is nothing to choose. If somebody registered one in the meantime, 409-1-00-01.
         */
        post: operations["registerEStorageLinkageByToken"];
        /**
         * Delete the electronic-storage linkage by a download link.
         * @description Makes the code void; the storage service receives nothing more (S2 downloadurl/ehozonSetting/{token}; the token is that of the download link, after its login; S4), after a confirmation dialog. If somebody deleted it in the meantime, or registered another one, 409-1-00-01.
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
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        /**
         * What an invoice-number link is good for.
         * @description State of a mailed link (S2 invoiceRegisterNumber/index/{token}, S4): valid, expired or consumed. Reading it changes nothing. An address that never was a link gives 404-1-10-01, one whose customer is gone 401-1-10-01, one whose customer has no name 403-1-10-01.
         */
        get: operations["getInvoiceRegisterNumberState"];
        /**
         * Enter the invoice registration number.
         * @description Keeps the number, with a T before it if it came without, and spends the link (S5, S9). A link that expired or was used in the meantime gives 404-1-10-01; if the number the issuer holds was changed in between, 409-1-00-01: it has to be looked at first.
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
        /** @description The three sections of the account settings (S2 userConfig). Each is saved by itself and has a revision of its own, so that saving one leaves the others as they were read. */
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
         * @description Form in which a bill is attached to a mail.
         * @enum {string}
         */
        AttachedFileFormat: "pdf" | "csv";
        /** @description What is attached to the mails about one bill type. */
        AttachedMailSetting: {
            billTypeId: components["schemas"]["BillTypeId"];
            /** @description Name of the type in the language of X-Language. */
            billTypeName: string;
            /** @description Whether bills of this type are attached, while isLedgerMailAttached is on. */
            isAttached: boolean;
            /** @description Whether the customer may change this line (S6). */
            isEditable: boolean;
            /** @description Forms that are attached. Empty only if isAttached is false. */
            fileFormats: components["schemas"]["AttachedFileFormat"][];
            /** @description Forms that can be chosen for this type. */
            selectableFileFormats: components["schemas"]["AttachedFileFormat"][];
            /** @description Registered addresses that receive the mail with the files. Empty only if isAttached is false. */
            mailAddresses: components["schemas"]["MailAddress"][];
        };
        /** @description One line as it shall be. */
        AttachedMailSettingUpdate: {
            billTypeId: components["schemas"]["BillTypeId"];
            /** @description Whether bills of this type shall be attached. */
            isAttached: boolean;
            /** @description Forms to attach, among the selectable ones; at least one if isAttached. */
            fileFormats: components["schemas"]["AttachedFileFormat"][];
            /** @description Receivers, among the selectable ones; at least one if isAttached. */
            mailAddresses: components["schemas"]["MailAddress"][];
        };
        /** @description Which bills come attached to which mails (S2 bapMlAttachedMaster), while isLedgerMailAttached is on. */
        AttachedMailSettings: {
            revision: components["schemas"]["Revision"];
            /** @description The switch above all lines (LedgerMailAttachmentSettings). While it is off nothing is attached, whatever the lines say; they can be changed all the same. */
            isLedgerMailAttached: boolean;
            /** @description One line a bill type, in the issuer's order. Empty if the issuer attaches nothing to mails. */
            items: components["schemas"]["AttachedMailSetting"][];
            /** @description Registered addresses, the main one first, that can be chosen as receivers. */
            selectableMailAddresses: components["schemas"]["MailAddress"][];
            attachmentSizeLimit: components["schemas"]["LedgerMailAttachmentSizeLimit"];
        };
        /** @description The lines that were edited. Lines not named stay as they are. */
        AttachedMailSettingsUpdate: {
            revision: components["schemas"]["Revision"];
            /** @description The edited lines. */
            items: components["schemas"]["AttachedMailSettingUpdate"][];
        };
        /** @description The banner of the header (S2, S3). */
        Banner: {
            /** @description The image, or null if the issuer shows no banner. */
            image: components["schemas"]["PngImage"] | null;
            /** @description Address that the banner opens in a new tab, or null for a banner without link. Followed only if it starts with http or https (S5). */
            link: string | null;
        };
        /** @description One published bill with every column of the bill list (S2, S3). */
        Bill: {
            billId: components["schemas"]["Id"];
            /** @description Revision of status and returned file, for updateBillStatus and uploadReturnedFile. Downloads do not change it. */
            revision: components["schemas"]["Revision"];
            billTypeId: components["schemas"]["BillTypeId"];
            /** @description Name of the bill type in the language of X-Language. */
            billTypeName: string;
            /** @description Number that the issuer gave the bill; unique for one issuer. */
            billNumber: string;
            /** @description Title of the bill as the issuer wrote it. May be long; never shortened by the API. */
            title: string;
            /** @description Customer that the bill is made out to. May be blank or unset (S3). */
            customerName: string | null;
            /**
             * Format: date
             * @description Date of issue, yyyy-MM-dd in Japan time (S2, S3).
             */
            publicationDate: string;
            /** @description Amount of the bill, or null for a document without an amount, such as a notice. */
            price: components["schemas"]["Price"] | null;
            /** @description Present status, or null when the issuer uses no statuses. */
            statusId: components["schemas"]["BillStatusId"] | null;
            /** @description Name of the present status in the language of X-Language, null together with statusId. */
            statusName: string | null;
            /** @description Statuses that the customer may set now, without the present one. Empty while updates are restricted (S4; setting one nevertheless gives 400-1-05-06). */
            selectableStatuses: components["schemas"]["BillStatus"][];
            mailAttachment: components["schemas"]["MailAttachmentState"];
            /**
             * Format: date
             * @description Last day of downloading, yyyy-MM-dd in Japan time, that day included. Null if there is no deadline.
             */
            downloadDeadline: string | null;
            /** @description True when the deadline is over by the server's clock; a download then gives 404-1-08-01. */
            isDownloadDeadlinePassed: boolean;
            downloadStatus: components["schemas"]["DownloadStatus"];
            /**
             * Format: date-time
             * @description When any file of this bill was last downloaded, with offset. Null if never.
             */
            lastDownloadedAt: string | null;
            /**
             * Format: date-time
             * @description When the bill was accessed before the present session, with offset. Null if never.
             */
            previousAccessAt: string | null;
            /** @description IP address (IPv4 or IPv6) of the previous access. Null together with previousAccessAt. */
            previousAccessIpAddress: string | null;
            files: components["schemas"]["BillFiles"];
            /** @description Column "attachment file" (S2), files that the issuer added to the bill. Often empty. */
            attachments: components["schemas"]["FileInfo"][];
            /** @description Column "returned file" (S2), the file that the customer sent back, or null. */
            returnedFile: components["schemas"]["FileInfo"] | null;
            /** @description Whether the customer may send a file back now. A second file replaces the first. */
            canReturnFile: boolean;
            /** @description False when the issuer has withdrawn the files (S4); a download then gives 403-1-05-01. */
            isPublished: boolean;
        };
        /** @description How many bills wait for the customer, of those that can be downloaded now. */
        BillCounts: {
            /** @description Bills whose downloadStatus is notDownloaded, as searchBills finds them with isDownloadable=true. */
            notDownloadedCount: number;
            /** @description Bills whose download deadline is from today to deadlineSoonTo, both days included; downloaded already or not. */
            deadlineSoonCount: number;
            /**
             * Format: date
             * @description The present day by the server's clock, yyyy-MM-dd in Japan time.
             */
            today: string;
            /**
             * Format: date
             * @description Last day on which a deadline is called soon, yyyy-MM-dd. Seven days after today unless the issuer set otherwise; never before today.
             */
            deadlineSoonTo: string;
        };
        /** @description The bill itself in the forms that the issuer published. */
        BillFiles: {
            /** @description The bill as PDF, or null if the issuer publishes none. */
            pdf: components["schemas"]["FileInfo"] | null;
            /** @description The bill's lines as CSV, or null if the issuer publishes none. */
            csv: components["schemas"]["FileInfo"] | null;
        };
        /** @description One page of the bills that a search found (S2). */
        BillList: {
            /** @description Bills of this page in the order asked for. Empty when nothing was found, and beyond the last page. */
            items: components["schemas"]["Bill"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["Page"];
            perPage: components["schemas"]["PerPage"];
        };
        /** @description What the search of the bill list can be narrowed by, and the limits that hold for it. The issuer sets them; none of them is a constant of the portal (S2, S9 "not shown"). */
        BillSearchOptions: {
            /**
             * @description Number of months, this one included, whose bills the list shows and lets be downloaded (S2 "last N months"; N is not shown).
             * @default 24
             */
            lastMonths: number;
            /** @description Months of issue that can be chosen, newest first (yyyy-MM). The "no setting" choice of S2 is not among them; it is the absence of publicationMonth. */
            months: components["schemas"]["YearMonth"][];
            /** @description Types of bill that this customer can receive, in the issuer's order. */
            billTypes: components["schemas"]["BillType"][];
            /** @description Statuses in the issuer's order. Empty when the issuer uses no statuses. */
            statuses: components["schemas"]["BillStatus"][];
            /** @description Items in which keywords are looked for, in the issuer's order. */
            searchTargets: components["schemas"]["SearchTarget"][];
            /**
             * @description Number of keywords that one search takes (S5, S9, fewer than six).
             * @default 5
             */
            keywordLimit: number;
            /**
             * @description Bills on a page when nothing was chosen (S9).
             * @default 50
             */
            perPageDefault: number;
            /** @description Numbers of bills on a page that can be chosen, ascending. Always contains perPageDefault. */
            perPageOptions: number[];
            /**
             * @description Pages that "previous N" and "next N" move (S2; N is not shown). The number of bills that the two buttons name is this times perPage.
             * @default 1
             */
            pagingStep: number;
            /**
             * @description Number of files that one batch download may hold (S9 ZIP file count limit, not shown). More give 400-1-05-02.
             * @default 200
             */
            batchFileLimit: number;
        };
        /**
         * @description Order of a search. Equal values follow each other by date of issue, newest first, then by bill number. Bills without a value come last in both directions, but for downloadDeadlineAsc, the nearest deadline first: it begins with what can still be downloaded, that is with the deadlines of today and later, then come bills without a deadline, then those whose deadline is over, the latest first.
         * @default publicationDateDesc
         * @enum {string}
         */
        BillSort: "publicationDateDesc" | "publicationDateAsc" | "priceDesc" | "priceAsc" | "downloadDeadlineAsc" | "downloadDeadlineDesc" | "lastDownloadedAtDesc" | "lastDownloadedAtAsc";
        /** @description A status that a bill can have; the issuer defines them (S3, S4). */
        BillStatus: {
            statusId: components["schemas"]["BillStatusId"];
            /** @description Name of the status in the language of X-Language. */
            name: string;
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
        };
        /** @description What all bills that a search found add up to. */
        BillSummary: {
            total: components["schemas"]["Total"];
            /**
             * Format: int64
             * @description Sum of the price of the bills found, in whole yen. Negative where credit notes outweigh. 0 if none of them has a price.
             */
            totalPrice: number;
            /** @description Bills found whose price is null; they are not in the sum. */
            withoutPriceCount: number;
            /** @description Bills found that a batch download of this result would hold: with a file, not past their deadline, not withdrawn. */
            downloadableCount: number;
            /** @description Files of these bills (PDF and CSV), as batchFileLimit counts them. */
            downloadableFileCount: number;
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
        /** @description Whether changes are accepted now. They are up to a certain day of the month (S4; the day is not shown). */
        ChangeAcceptance: {
            /** @description False outside the acceptance period; a request then gives 400-1-06-12. */
            isAccepting: boolean;
            /**
             * @description Last day of a month on which requests are accepted, in Japan time; 31 for all of them.
             * @default 20
             */
            lastDayOfMonth: number;
            /**
             * Format: date
             * @description Day from which requests are accepted again, yyyy-MM-dd in Japan time. Null while they are accepted, and if the issuer has not settled it.
             */
            acceptsAgainOn: string | null;
            /** @description Months from which a change can be reflected (S3 changeReflectionMonth), earliest first. Empty while not accepting. */
            changeReflectionMonths: components["schemas"]["YearMonth"][];
        };
        /** @description A change that was applied for, to be reflected from changeReflectionMonth on, "change application in progress" (S3, S4). */
        ChangeRequest: {
            changeRequestId: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it was applied for, with offset.
             */
            requestedAt: string;
            changeReflectionMonth: components["schemas"]["YearMonth"];
            /** @description Whether the customer may still cancel it (S4). */
            isCancellable: boolean;
            /** @description What changes. */
            items: components["schemas"]["ChangeRequestItem"][];
        };
        /** @description The new value of one item. */
        ChangeRequestEntry: {
            itemKey: components["schemas"]["ItemKey"];
            /** @description New value in the form that the item's format asks for, or null to unset it. */
            value: string | null;
        };
        /** @description One item of a change request (S3). */
        ChangeRequestItem: {
            itemKey: components["schemas"]["ItemKey"];
            /** @description Label in the language of X-Language. */
            label: string;
            /** @description Content before, as it is shown, so an option's label and not its value. Null if it was unset. */
            preChangeContent: string | null;
            /** @description Content asked for, as it is shown. Null if it shall be unset. */
            requestedContent: string | null;
        };
        /** @description A request to change registered information (S4) from changeReflectionMonth on, one of the months offered (S3). Holds only items that were changed. */
        ChangeRequestSubmission: {
            revision: components["schemas"]["Revision"];
            changeReflectionMonth: components["schemas"]["YearMonth"];
            /** @description The changed items. None, or none that differs, gives 400-1-06-07 (S5). */
            items: components["schemas"]["ChangeRequestEntry"][];
        };
        /** @description Where the chat widget comes from and what it is started with (S1, S3). */
        ChatbotInfo: {
            /** @description Host of the chat script, without scheme; loaded over https, port 443 (S9). */
            host: string;
            /** @description Label of the button that opens the chat, in the language of X-Language. */
            text: string;
            /** @description Session id that the widget passes on, so that the operator's side recognises the visit. */
            sessionId: string;
            /** @description Name of the parameter in which the widget expects the session id. */
            sessionIdName: string;
        };
        /**
         * @description Main address and sub addresses as they shall be, the whole list each time. Refused are more sub addresses than
         *     subMailAddressLimit (400-1-06-14), an address given twice, whichever way it is written large or small
         *     (400-1-06-15, the target is the later one), one that may not be changed (400-1-06-13), and what equals the
         *     present addresses (400-1-06-07, S5).
         *
         *     What the attached mails (AttachedMailSettings) are sent to follows: a new main address takes the place of the
         *     old one, a sub address that was taken out is taken out there too, and a line left without a receiver gets the
         *     main address.
         */
        ContactAddresses: {
            revision: components["schemas"]["Revision"];
            mailAddress: components["schemas"]["MailAddress"];
            /** @description Sub addresses, empty for none (S3). */
            subMailAddressList: components["schemas"]["SubMailAddress"][];
        };
        /** @description Who is logged in (S3, S7). Asked again on every route change. */
        CurrentUser: {
            /** @description Opaque mark of the customer: the same at each login, and no other customer's, since two may have the same name. By it a page that is open sees that somebody else has logged in in another tab. It tells nothing and opens nothing: neither the login ID nor a number that the customer has elsewhere. */
            customerKey: string;
            /** @description Name of the customer. May be blank or unset (S3). */
            customerName: string | null;
            /** @description Honorific put after the name, such as 様 or 御中, in the language of X-Language. Null for none. */
            titleOfHonor: string | null;
        };
        /** @description One file of a download link, with the bill it belongs to (S2, S3, S4). */
        DownloadFile: {
            fileId: components["schemas"]["Id"];
            /** @description Name with its extension (S3). May be long; never shortened by the API. */
            fileName: string;
            /** @description Without the dot, lower case. */
            extension: string;
            /** @description In bytes. */
            size: number;
            /** @description The bill whose status history can be shown, or null for a document that is no bill. */
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
            /** @description Amount, or null for a document without one. */
            price: components["schemas"]["Price"] | null;
            /** @description Present status of the bill in the language of X-Language, null if there is none. */
            statusName: string | null;
            /**
             * Format: date
             * @description Last day of downloading, yyyy-MM-dd in Japan time, that day included. Null if only the link's own end counts.
             */
            downloadDeadline: string | null;
            /** @description True when the deadline is over by the server's clock; a download then gives 404-1-08-01. */
            isDownloadDeadlinePassed: boolean;
            downloadStatus: components["schemas"]["DownloadStatus"];
            /**
             * Format: date-time
             * @description When it was last downloaded, with offset. Null if never.
             */
            lastDownloadedAt: string | null;
            /** @description False when the issuer took the file back (S4); a download then gives 403-1-08-01. */
            isPublished: boolean;
        };
        /** @description One page of the files of a download link (S2 downloadurl/list). */
        DownloadFileList: {
            /**
             * Format: date-time
             * @description Until when the link can be used, with offset.
             */
            expiresAt: string;
            /**
             * @description Files that one ZIP may hold (S9, not shown). More give 400-1-05-02.
             * @default 200
             */
            batchFileLimit: number;
            /** @description Files of this page, newest first. Empty if the issuer left none, and beyond the last page. */
            items: components["schemas"]["DownloadFile"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["Page"];
            perPage: components["schemas"]["PerPage"];
        };
        /** @description The download link that the session of the browser is for. */
        DownloadSession: {
            /** @description Token of the link, for the way back to downloadurl/list/{token}. Only whoever is logged in to the link is told. */
            token: string;
            /** @description What the link is for, as in DownloadUrlValid. */
            title: string;
            /**
             * Format: date-time
             * @description Until when the link can be used, with offset.
             */
            expiresAt: string;
        };
        /**
         * @description Whether this customer has downloaded the bill (S4). `redownloaded` from the second download of the same file on.
         * @enum {string}
         */
        DownloadStatus: "notDownloaded" | "downloaded" | "redownloaded";
        /** @description The link's time is over; any other call with it gives 404-1-08-01. */
        DownloadUrlExpired: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            state: "expired";
            /** @description What the link was for. */
            title: string;
            /**
             * Format: date-time
             * @description When it expired, with offset.
             */
            expiredAt: string;
        };
        /** @description The password of the account that the link was mailed to; the link itself says who it is. */
        DownloadUrlLoginInput: {
            password: components["schemas"]["Password"];
        };
        /** @description What a download link is good for (S4). It can be used as often as the customer likes until it expires, so there is no consumed state. An address that never was a link gives 401-1-08-01 instead. */
        DownloadUrlState: components["schemas"]["DownloadUrlValid"] | components["schemas"]["DownloadUrlExpired"];
        /** @description The link can be used. */
        DownloadUrlValid: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            state: "valid";
            /** @description Whether the request carried a good session of this very link. If not, the way on is its login (S2 downloadurl/login/index/{token}). */
            isLoggedIn: boolean;
            /** @description What the link is for, as the mail said it, in the language of X-Language. */
            title: string;
            /**
             * Format: date-time
             * @description Until when the link can be used, with offset. 30 days after the mail unless the issuer set otherwise.
             */
            expiresAt: string;
            /** @description Name for the header (S2, S3). Null without login, and if it is unset. */
            customerName: string | null;
            /** @description Honorific after the name (S2, S3). Null together with customerName. */
            titleOfHonor: string | null;
            /** @description Whether the header shows the link to downloadurl/ehozonSetting/{token} (S2). False without login. */
            isDisplayEStorageLink: boolean;
        };
        /** @description The linkage as it is (S4): absent, with a prompt to register, or generated. Deleting a linkage makes its code void and leads back to absent. */
        EStorageLinkage: components["schemas"]["EStorageLinkageAbsent"] | components["schemas"]["EStorageLinkageGenerated"];
        /** @description There is no linkage; it can be registered. */
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
        /** @description There is a linkage; its code and URL are entered in the storage service. */
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
            /** @description Linkage URL (S3), to be copied into the storage service. Not an address a person opens. */
            linkageUrl: string;
            /**
             * Format: date-time
             * @description When it was registered, with offset.
             */
            generatedAt: string;
        };
        /** @description Name of the storage service in the language of X-Language. */
        EStorageServiceName: string;
        /** @description The storage service's own site, or null. Opened only if it starts with http or https (S5), after the notice before an external site (S2). */
        EStorageServiceUrl: string | null;
        ErrorItem: {
            /** @description Status-1-area-number; the texts are looked up by it (S8). */
            code: string;
            /**
             * @description The fields it is about, by their names in the request (S3). Empty for the request as a whole.
             *
             *     - A field of an object in the request follows its name and a dot, an entry of a list its place, counted
             *       from 0 as the list was sent: `subMailAddressList.1.subMailAddress` is the second sub address,
             *       `items.0.mailAddresses` the receivers of the first line sent.
             *     - What an issuer's form asks for is sent as a list of {itemKey, value}; there the itemKey alone names
             *       the field: `phoneNumber`, not `items.3.value`.
             */
            target: string[];
            /** @description Fill-ins of the text. */
            mapping: components["schemas"]["ErrorMapping"][];
        };
        /** @description What went wrong, each with its code (S8). */
        ErrorItems: components["schemas"]["ErrorItem"][];
        ErrorMapping: {
            /** @description Name of the fill-in. */
            key: string;
            /** @description The text itself (BE), or the key of a text the portal knows, such as a field's name (FE): there the last name in target, without the places in lists (`subMailAddress`). */
            value: string;
            /**
             * @description Who knows the text - the server (BE) or the portal (FE).
             * @enum {string}
             */
            type: "BE" | "FE";
        };
        /** @description A change of an expired or temporary password. Carries the login ID, since there is no full login yet. */
        ExpiredPasswordChangeInput: {
            loginId: components["schemas"]["LoginId"];
            currentPassword: components["schemas"]["Password"];
            password: components["schemas"]["NewPassword"];
            passwordConfirmation: components["schemas"]["PasswordConfirmation"];
        };
        /** @description A file one can download (S3). */
        FileInfo: {
            fileId: components["schemas"]["Id"];
            /** @description Name with its extension. */
            fileName: string;
            /** @description Without the dot, lower case. */
            extension: string;
            /** @description In bytes. */
            size: number;
        };
        /** @description An id of the server's own; the portal never reads anything out of it. */
        Id: string;
        /**
         * @description Invoice registration number (S3) as it is kept, the letter T and 13 digits.
         * @example T1234567890123
         */
        InvoiceRegisterNumber: string;
        /** @description The number was entered with this link. */
        InvoiceRegisterNumberConsumed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            state: "consumed";
            /** @description Whose number it is (S3). */
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
        /** @description The link was not used in time. */
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
        /** @description The number as entered. Spends the link. */
        InvoiceRegisterNumberInput: {
            revision: components["schemas"]["Revision"];
            /** @description The letter T and 13 half-width digits, or the digits alone (S5, S9). A number of another form gives 400-1-06-11. */
            invoiceRegisterNumber: string;
        };
        /** @description The number as it is kept now. */
        InvoiceRegisterNumberResult: {
            /** @description Whose number it is (S3). */
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
        /** @description What a mailed link is good for (S4). An address that never was a link gives 404-1-10-01 instead. */
        InvoiceRegisterNumberState: components["schemas"]["InvoiceRegisterNumberValid"] | components["schemas"]["InvoiceRegisterNumberExpired"] | components["schemas"]["InvoiceRegisterNumberConsumed"];
        /** @description The number can be entered. */
        InvoiceRegisterNumberValid: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            state: "valid";
            revision: components["schemas"]["Revision"];
            /** @description Whose number it is (S3). Never blank; a blank one gives 403-1-10-01 instead. */
            customerName: string;
            /** @description Honorific after the name (S3), or null. */
            titleOfHonor: string | null;
            /** @description The number the issuer holds already, or null. It can be overwritten, as long as it is the one that was read. */
            invoiceRegisterNumber: components["schemas"]["InvoiceRegisterNumber"] | null;
            /**
             * Format: date-time
             * @description Until when the link can be used, with offset. 30 days after the mail unless the issuer set otherwise.
             */
            expiresAt: string;
        };
        /**
         * @description Which of S5's rules hold for the value. `text` any characters but a half-width question mark, `halfWidth` half-width alphanumerics and symbols without blanks, `loginId` the same, `integer` digits with a sign before them or none, `number` the same with a decimal point and digits behind it or without, neither with separators between thousands and both with leading zeros as they were entered (a customer number is one), `currency` whole yen in digits, a minus sign before a negative amount, `date` yyyy-MM-dd, `dateTime` with seconds and offset, `postalCode` 7 digits, a hyphen behind the third or none, `phoneNumber` 10 to 15 digits, single hyphens between them and a plus sign before the code of a country, `mailAddress` as MailAddress, `invoiceRegisterNumber` 13 digits with or without a T before them, `linkageCode` 4 digits, a colon and 13 digits, `select` one of the options. A front end that does not know a format shows a text input and leaves the judgement to the answer.
         * @enum {string}
         */
        ItemFormat: "text" | "halfWidth" | "integer" | "number" | "currency" | "date" | "dateTime" | "postalCode" | "phoneNumber" | "mailAddress" | "loginId" | "invoiceRegisterNumber" | "linkageCode" | "select";
        /**
         * @description Key of an item; the name of its input. Where S3 names a field, the key is that name.
         * @example invoiceRegisterNumber
         */
        ItemKey: string;
        /** @description A choice of an item with the format `select`. */
        ItemOption: {
            /** @description What is sent. */
            value: string;
            /** @description What is shown, in the language of X-Language. */
            label: string;
        };
        /**
         * @description A language of the portal (S1, S9).
         * @enum {string}
         */
        Language: "ja" | "en";
        /** @description The ledger email attachment setting (S2 userConfig): one switch above the lines of AttachedMailSettings. While it is off nothing is attached to any mail; the lines stay as they are and hold again when it is on. */
        LedgerMailAttachmentSettings: {
            revision: components["schemas"]["Revision"];
            /** @description Whether bills are attached to the notification mail, as the lines say. */
            isLedgerMailAttached: boolean;
            /** @description Whether the customer may change isLedgerMailAttached (S6, the issuer controls it). */
            isEditable: boolean;
            attachmentSizeLimit: components["schemas"]["LedgerMailAttachmentSizeLimit"];
        };
        /**
         * Format: int64
         * @description Bytes that the files of one mail may have together; beyond that only the notification is sent (not shown).
         * @default 5242880
         */
        LedgerMailAttachmentSizeLimit: number;
        /** @description Whether bills shall be attached to the notification mail (S2 userConfig). */
        LedgerMailAttachmentUpdate: {
            revision: components["schemas"]["Revision"];
            /** @description True to have them attached. */
            isLedgerMailAttached: boolean;
        };
        /** @description A legal text that the issuer set, in the language of X-Language, or in Japanese if there is no other. */
        LegalText: {
            legalTextType: components["schemas"]["LegalTextType"];
            version: components["schemas"]["LegalTextVersion"];
            /** @description Heading of the text. */
            title: string;
            /** @description The text as HTML, sanitised by the portal as S5 says for the header, with the limits of headerText. Empty if the issuer has not written it yet. */
            html: string;
            /**
             * Format: date
             * @description Day of the last change, yyyy-MM-dd in Japan time, or null if unknown.
             */
            updatedOn: string | null;
        };
        /**
         * @description Which of the issuer's legal texts (S2 linkTerms, privacyPolicy, apply/step2).
         * @enum {string}
         */
        LegalTextType: "terms" | "privacyPolicy" | "userAgreement";
        /**
         * @description Which version of a legal text it is, the same in every language; another one whenever the issuer changes what it says. Recorded with an agreement.
         * @example 2026-04
         */
        LegalTextVersion: string;
        /**
         * @description Linkage code (S3), 4 digits, a colon and 13 digits (S5).
         * @example 1234:1234567890123
         */
        LinkageCode: string;
        /** @description Login ID (S3), unique among the issuer's customers (S5). At login its form is not judged; a wrong one gives 400-1-02-01 like any other. */
        LoginId: string;
        /** @description What the customer logs in with (S1, S2). */
        LoginInput: {
            loginId: components["schemas"]["LoginId"];
            password: components["schemas"]["Password"];
        };
        /**
         * @description What comes next (S2). `top`: logged in. `passwdExpired`: the password has expired, `passwdTemporary`: it is one that was mailed for a while only; either has to be changed before anything else. `verify`: the mail address has to be verified with a confirmation code. In the last three the session is good for these steps, GET /auth/login-progress and the logout only; any other call that needs a login gives 401-1-00-01. If both are due, the password comes first.
         * @enum {string}
         */
        LoginNextStep: "top" | "passwdExpired" | "passwdTemporary" | "verify";
        /** @description A login that may not be complete yet (S2 passwdExpired, verify). */
        LoginProgress: {
            nextStep: components["schemas"]["LoginNextStep"];
            /** @description Whose login it is, for the change of the password and for the password manager. */
            loginId: components["schemas"]["LoginId"];
        };
        /** @description Where a login with the right login ID and password leads. */
        LoginResult: {
            nextStep: components["schemas"]["LoginNextStep"];
        };
        /** @description The issuer's logo in the header (S2, S3). */
        Logo: {
            /** @description The image, or null if the issuer set none; the title then stands in its place. */
            image: components["schemas"]["PngImage"] | null;
        };
        /** @description Nothing; the session says who it is (S7). */
        LogoutInput: Record<string, never>;
        /** @description What the portal shows after the logout (S3, S4, S7). */
        LogoutResult: {
            /** @description True if the customer comes in by automatic login from elsewhere: the thank-you message is shown in place, since the login screen is not for them. False: back to the login screen. */
            isAutoLogin: boolean;
        };
        /** @description A mail address (S5). Words of half-width letters, digits and !#$%&'*+/=?^_`{|}~- with single dots between them, an @, and a domain of at least two parts, the last of letters. Nothing in quotes or brackets, no domain in Japanese characters. One of another form gives 400-1-06-01 where that code is listed, else 400-1-00-02. */
        MailAddress: string;
        /** @description The mail addresses of the account, as userMailEdit and userConfig show them (S2). */
        MailAddressSettings: {
            revision: components["schemas"]["Revision"];
            /** @description The main address (S3), or null if none was registered yet. */
            mailAddress: components["schemas"]["MailAddress"] | null;
            /** @description Whether the customer may change the main address (S6). */
            isMailAddressEditable: boolean;
            /** @description The sub addresses in the order they were entered (S3). */
            subMailAddressList: components["schemas"]["SubMailAddress"][];
            /** @description Whether the customer may change the sub addresses (S6). */
            isSubMailAddressListEditable: boolean;
            subMailAddressLimit: components["schemas"]["SubMailAddressLimit"];
            /**
             * @description Whether a changed main address has to be verified. Mail goes to it at once; the next login then leads to `verify` (LoginNextStep). Sub addresses are never verified.
             * @default false
             */
            isMailAddressVerificationRequired: boolean;
            /** @description Those of the addresses to which the last mail could not be delivered. Usually empty. */
            undeliverableMailAddresses: components["schemas"]["MailAddress"][];
        };
        /**
         * @description Column "email attachment" (S2). `attached` when the file went out with the notification mail, `notAttached` when only the notification was sent, `tooLarge` when the file was left out of the mail because of its size, `notSent` when no mail was sent.
         * @enum {string}
         */
        MailAttachmentState: "attached" | "notAttached" | "tooLarge" | "notSent";
        /** @description A mail that was just sent to go on with (S2 bapRepublishPasswd, apply/step1). */
        MailSending: {
            /**
             * Format: date-time
             * @description Until when what it brought can be used, with offset. Null if it does not end by itself.
             */
            expiresAt: string | null;
            /**
             * @description Seconds from this answer until the mail can be sent once more. Earlier 429-1-05-01.
             * @default 60
             */
            resendAfterSeconds: number;
        };
        /** @description The logo of the portal itself (S3). */
        MypageLogo: {
            /** @description The image, or null if there is none. */
            image: components["schemas"]["PngImage"] | null;
        };
        /** @description A password to be set (S3, S5). Must meet the PasswordPolicy; what it breaks is answered with 400-1-03-01 to 06, 08 and 09. The upper limit here only bounds the request, the policy's own is maxLength. */
        NewPassword: string;
        /** @description A notice of the issuer (S2 userNotice, S3). */
        Notice: {
            noticeId: components["schemas"]["NoticeId"];
            /** @description Heading as the issuer wrote it. */
            title: string;
            /** @description Plain text; line breaks are kept, markup is shown as it is written. May be empty. */
            body: string;
            /**
             * Format: date-time
             * @description Start of the posting period, with offset.
             */
            postingPeriodFrom: string;
            /**
             * Format: date-time
             * @description End of the posting period, with offset; after it attachments give 400-1-04-01. Null if it has no end.
             */
            postingPeriodTo: string | null;
            /** @description True if the issuer marked it as important. */
            isImportant: boolean;
            /** @description False until a list with this notice in it was answered to this customer once. */
            isRead: boolean;
            /** @description Files of the notice. Often empty. */
            attachments: components["schemas"]["FileInfo"][];
        };
        /**
         * @description Identifies a notice.
         * @example notice-0042
         */
        NoticeId: string;
        /** @description Where a notice leads to. */
        NoticeLink: {
            /** @description Address, http or https only (S5); anything else is not followed. */
            url: string;
            /** @description Text of the link in the language of X-Language. */
            text: string;
            /** @description True if the site is another's: the portal asks before moving to it (S2), as it does before any address that is not on its own host. */
            isExternalSite: boolean;
        };
        /** @description One page of the notices that are in their posting period, newest first. */
        NoticeList: {
            /** @description Notices of this page. Empty when there is none, and beyond the last page. */
            items: components["schemas"]["Notice"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["Page"];
            perPage: components["schemas"]["PerPage"];
        };
        /** @description A notice of the operator on the top page (S2). */
        OperatorNotice: {
            noticeId: components["schemas"]["NoticeId"];
            kind: components["schemas"]["OperatorNoticeKind"];
            /** @description Heading in the language of X-Language. */
            title: string;
            /** @description Plain text; line breaks are kept, markup is shown as it is written. May be empty. */
            body: string;
            /**
             * Format: date
             * @description Day of publication, yyyy-MM-dd in Japan time. Null for an advert, which has no date.
             */
            publishedOn: string | null;
            /** @description True for what a customer should see first, such as an outage. */
            isImportant: boolean;
            /** @description Picture of an advert, or null. */
            image: components["schemas"]["PngImage"] | null;
            /** @description Where to read on, or null. */
            link: components["schemas"]["NoticeLink"] | null;
        };
        /**
         * @description `notice` for news of the service, `advert` for an offer such as the free external electronic-storage service for the Electronic Books Preservation Act (S2).
         * @enum {string}
         */
        OperatorNoticeKind: "notice" | "advert";
        /** @description All notices of the top page, important ones first, then the newest first. Not paged; the operator keeps few. */
        OperatorNoticeList: {
            /** @description The notices that are posted now. */
            items: components["schemas"]["OperatorNotice"][];
        };
        /** @description Page that was asked for, from 1. */
        Page: number;
        /** @description A password as it is, for comparison with the one kept (S3). Its form is not judged here; a wrong one is wrong. Never in an address, a log or an answer. */
        Password: string;
        /** @description A change of the password by the logged-in customer. */
        PasswordChangeInput: {
            currentPassword: components["schemas"]["Password"];
            password: components["schemas"]["NewPassword"];
            passwordConfirmation: components["schemas"]["PasswordConfirmation"];
        };
        /** @description The new password once more. A difference is answered with 400-1-03-07 (S5). */
        PasswordConfirmation: string;
        /** @description What the issuer asks of a new password (S5), everything that a list of its rules has to say. A password holds half-width letters, digits and the symbols allowed, without blanks. The specification leaves the values open; they are the issuer's. */
        PasswordPolicy: {
            /**
             * @description Least number of characters. Less gives 400-1-03-02.
             * @default 8
             */
            minLength: number;
            /**
             * @description Greatest number of characters, not below minLength. More gives 400-1-03-02.
             * @default 32
             */
            maxLength: number;
            /**
             * @description How many of the four kinds (upper case, lower case, digit, symbol) must occur (S5). Fewer give 400-1-03-03 where four are asked for, 400-1-03-04 where three, 400-1-03-05 where two. 1 asks for nothing.
             * @default 3
             */
            requiredKinds: number;
            /**
             * @description Whether a symbol must be among the characters (S5). Without it 400-1-03-06.
             * @default false
             */
            isSymbolRequired: boolean;
            /**
             * @description The symbols that a password may hold (S5), each once, to be shown as they stand. Any other character that is no half-width letter or digit gives 400-1-03-01.
             * @default !"#$%&'()*+,-./:;<=>?@[\]^_`{|}~
             */
            allowedSymbols: string;
            /**
             * @description How many former passwords, the present one included, may not come again (S5; N not shown). One of them gives 400-1-03-09. 0 allows any.
             * @default 3
             */
            historyCount: number;
            /**
             * @description Days after which a password has to be changed (S2 passwdExpired). Null if it never has to.
             * @default 90
             */
            expiresInDays: number | null;
        };
        /** @description Who forgot the password (S2 bapRepublishPasswd). */
        PasswordReissueInput: {
            loginId: components["schemas"]["LoginId"];
            registeredMailAddress: components["schemas"]["RegisteredMailAddress"];
        };
        /**
         * @description How a forgotten password is replaced (S2 bapRepublishPasswd). `mail` sends a link to set a new one, `temporaryPassword` sends a temporary password.
         * @default mail
         * @enum {string}
         */
        PasswordReissueMethod: "mail" | "temporaryPassword";
        /** @description The password was already set with this link. The way on is the login. */
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
        /** @description The link was not used in time. A new one can be asked for (S8, re-apply link). */
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
        /** @description The password that is set by a mailed link. Spends the link. */
        PasswordSettingInput: {
            password: components["schemas"]["NewPassword"];
            passwordConfirmation: components["schemas"]["PasswordConfirmation"];
        };
        /**
         * @description Why the link was mailed. `initial`: the first password of an account that the issuer made. `reissue`: the customer forgot the password.
         * @enum {string}
         */
        PasswordSettingPurpose: "initial" | "reissue";
        /** @description What a mailed password link is good for (S4). An address that never was a link gives 404-1-03-01 instead. */
        PasswordSettingState: components["schemas"]["PasswordSettingValid"] | components["schemas"]["PasswordSettingExpired"] | components["schemas"]["PasswordSettingConsumed"];
        /** @description The link can be used to set a password, once. */
        PasswordSettingValid: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            state: "valid";
            purpose: components["schemas"]["PasswordSettingPurpose"];
            /** @description Whose password is set; for the password manager, which keeps the two together. */
            loginId: components["schemas"]["LoginId"];
            /**
             * Format: date-time
             * @description Until when the link can be used, with offset. 24 hours after the mail unless the issuer set otherwise.
             */
            expiresAt: string;
            passwordPolicy: components["schemas"]["PasswordPolicy"];
        };
        /** @description Items a page. */
        PerPage: number;
        /** @description A PNG image in base64 without a `data:` prefix (S3). At most 512 KiB before encoding. */
        PngImage: string;
        /**
         * Format: int64
         * @description Amount in whole yen, tax included (S3 price). Negative for a credit note. Sent as a number without separators.
         */
        Price: number;
        /** @description The registered information with its pending change, if there is one (S2 user, userEdit). */
        RegisteredInformation: {
            revision: components["schemas"]["Revision"];
            /** @description All items that the issuer shows, by heading. Empty if it shows none. */
            groups: components["schemas"]["RegisteredItemGroup"][];
            changeAcceptance: components["schemas"]["ChangeAcceptance"];
            /** @description The change in progress, or null. While there is one no other can be applied for. */
            pendingChangeRequest: components["schemas"]["ChangeRequest"] | null;
        };
        /** @description One item of the registered information, as the issuer set it (S6). */
        RegisteredItem: {
            itemKey: components["schemas"]["ItemKey"];
            /** @description Label in the language of X-Language. */
            label: string;
            /** @description Present value in the form that the format asks for, or null if unset. Always text, numbers too. What is not to be shown as a whole, such as the number of a bank account, comes masked, and its item is not editable. */
            value: string | null;
            format: components["schemas"]["ItemFormat"];
            /** @description Whether the customer may ask to change it (S6). */
            isEditable: boolean;
            /** @description Whether it must not be left blank (S5). */
            isRequired: boolean;
            /**
             * @description Fewest characters, counted only if there is a value.
             * @default 0
             */
            minLength: number;
            /**
             * @description Most characters (S5).
             * @default 100
             */
            maxLength: number;
            /** @description Choices of the format `select`; empty for every other format. */
            options: components["schemas"]["ItemOption"][];
            /** @description Hint below the input, plain text, or null. */
            helpText: string | null;
        };
        /** @description Items under one heading. */
        RegisteredItemGroup: {
            groupKey: components["schemas"]["ItemKey"];
            /** @description Heading in the language of X-Language. */
            title: string;
            /** @description The items in the issuer's order. */
            items: components["schemas"]["RegisteredItem"][];
        };
        /** @description The main mail address of the account (S3). Another one gives 400-1-02-05. */
        RegisteredMailAddress: components["schemas"]["MailAddress"];
        /** @description Agreement to the texts of GET /setting/legal-texts/userAgreement and privacyPolicy, in the versions that were shown. Registration requires both (S5); false for either gives 400-1-00-01. */
        RegistrationAgreementInput: {
            /** @description The user agreement. */
            isUserAgreementAgreed: boolean;
            /** @description Version of the user agreement that was shown. Another one in force gives 400-1-07-12. */
            userAgreementVersion: components["schemas"]["LegalTextVersion"];
            /** @description The handling of personal information. */
            isPrivacyPolicyAgreed: boolean;
            /** @description Version of the privacy policy that was shown. Another one in force gives 400-1-07-12. */
            privacyPolicyVersion: components["schemas"]["LegalTextVersion"];
        };
        /** @description The account was registered with this link: what step 4 shows, also after a reload. The way on is the login. */
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
        /** @description What was entered for one item. */
        RegistrationEntry: {
            itemKey: components["schemas"]["ItemKey"];
            /** @description Value in the form that the item's format asks for, or null if left blank. */
            value: string | null;
        };
        /** @description The registration was not completed in time. It can be applied for again (S8, re-apply link). */
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
        /** @description Step 3 as the issuer set it (S6). Login ID and password are part of every form; the items are the issuer's. */
        RegistrationForm: {
            revision: components["schemas"]["Revision"];
            mailAddress: components["schemas"]["MailAddress"];
            /**
             * @description False if the login ID can be left out; the issuer then makes it the customer number, which has to be entered instead (neither gives 400-1-07-02).
             * @default true
             */
            isLoginIdRequired: boolean;
            /**
             * @description Least number of characters of a login ID, half-width alphanumerics and symbols (S5; not shown).
             * @default 6
             */
            loginIdMinLength: number;
            /**
             * @description Greatest number of characters of a login ID, not below loginIdMinLength (not shown).
             * @default 64
             */
            loginIdMaxLength: number;
            passwordPolicy: components["schemas"]["PasswordPolicy"];
            /** @description The issuer's items by heading, in its order. value is what the issuer knows already, isEditable false if it cannot be changed here. Empty if only login ID and password are asked for. */
            groups: components["schemas"]["RegisteredItemGroup"][];
        };
        /** @description Step 3 as entered. Completes the registration and spends the link. */
        RegistrationInput: {
            revision: components["schemas"]["Revision"];
            /** @description The login ID wanted, unique (S5). Null only where isLoginIdRequired is false. */
            loginId: components["schemas"]["LoginId"] | null;
            password: components["schemas"]["NewPassword"];
            passwordConfirmation: components["schemas"]["PasswordConfirmation"];
            /** @description One entry for each item of the form that can be edited, blank ones too. */
            items: components["schemas"]["RegistrationEntry"][];
        };
        /** @description Step 1, where the link to the further steps is mailed. */
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
        /** @description What a registration link is good for (S4) and which step comes next. An address that never was a link gives 404-1-07-01 instead. */
        RegistrationState: components["schemas"]["RegistrationValid"] | components["schemas"]["RegistrationExpired"] | components["schemas"]["RegistrationConsumed"];
        /**
         * @description The step that comes next (S2). `agreement`: step 2, the user agreement and the personal-information handling. `customer`: step 3, the customer information.
         * @enum {string}
         */
        RegistrationStep: "agreement" | "customer";
        /** @description The registration can go on. */
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
             * @description Until when the link can be used, with offset. 24 hours after the mail unless the issuer set otherwise.
             */
            expiresAt: string;
        };
        /** @description Seconds from this answer until a code can be sent (again), 0 if it can be now; the clock of the browser is not asked. */
        RemainingResendSeconds: number;
        /**
         * @description Seconds from one sending of a code to the next (S4, S9, three minutes). Earlier 400-1-02-06.
         * @default 180
         */
        ResendAfterSeconds: number;
        /** @description A file that the customer sends back. Refused when it has no content (400-1-05-07), is too large (400-1-05-08 or 413-1-00-01), has unusable characters in its name (400-1-05-09) or an unusable extension (400-1-05-10); S5. */
        ReturnedFileUpload: {
            uploadToken: components["schemas"]["UploadToken"];
            revision: components["schemas"]["Revision"];
            /**
             * @description Name of the file with its extension (S3 fileName), as the customer sees it. Unusable (400-1-05-09) is what a file system does not take: the signs \ / : * ? " < > |, control characters and characters that are not seen (Unicode Cc, Cf, Zl, Zp), a blank or a dot at either end. More than fileNameMaxLength gives 400-1-00-04.
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
         * @description Says which state was read, of just what stands beside it. Sent back with a change, so that a change by somebody else in between is noticed (409-1-00-01), and one of what the issuer lets be edited (400-1-06-13, 400-1-07-12). The portal reads nothing out of it.
         * @example rev-20261121-0007
         */
        Revision: string;
        /** @description An item of a bill in which the keywords can be looked for (S2 search-target items list). */
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
        /** @description Settings of one customer code; the first thing that the portal asks for (S3, S7). */
        SettingInfo: {
            /** @description Title of the portal, shown in the browser's tab and on the login screen. */
            title: string;
            /** @description Languages that can be chosen, ja always among them. The language switcher is shown only if en is in the list (S2). */
            languageList: components["schemas"]["Language"][];
            /** @description Whether the header shows the link to the account settings (S2, S6). */
            isDisplayAccountLink: boolean;
            /** @description Whether the header shows whoever is logged in the link to the electronic-storage link setting (S2 userEhozonSetting). False where the issuer offers none; its calls then give 404-1-00-01. For download links DownloadUrlValid says it. */
            isDisplayEStorageLink: boolean;
            /** @description The chat widget of the footer (S1), or null if the issuer has none. */
            chatbotInfo: components["schemas"]["ChatbotInfo"] | null;
            /** @description HTML that the header shows on the registration pages only (S2), or null. Sanitised by the portal as S5 says, whatever the issuer wrote. At most 5,000 elements, at most 50 in each other, each closed within the one it stands in (p and li need not be closed). Of HTML beyond that the portal may show the text alone. */
            headerText: string | null;
            passwordReissueMethod: components["schemas"]["PasswordReissueMethod"];
            /** @description Address that every mail of the portal comes from (reset link, temporary password, confirmation code, registration), to be let through by whoever filters mail. */
            mailSenderAddress: components["schemas"]["MailAddress"];
            /**
             * @description Minutes within which such a mail usually arrives; after them it is worth looking for the cause.
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
             * @description First month of the issuer's business year, for the choice "this fiscal year" of the bill list's dates. Null if the choice is not to be offered.
             * @default 4
             */
            fiscalYearFirstMonth: number | null;
            /** @description Whether the portal offers to look at the PDF of a bill before it is downloaded. Where it is false or null, previewBillPdf gives 404-1-00-01. */
            isBillPreviewEnabled: boolean | null;
        };
        /** @description The bill that the history is of. */
        StatusHistoryBill: {
            billId: components["schemas"]["Id"];
            /** @description Name of its type in the language of X-Language. */
            billTypeName: string;
            /** @description Number that the issuer gave it. */
            billNumber: string;
            /** @description Title as the issuer wrote it. */
            title: string;
            /**
             * Format: date
             * @description Date of issue, yyyy-MM-dd in Japan time (S3).
             */
            publicationDate: string;
            /** @description Present status in the language of X-Language, or null when the issuer uses none. */
            statusName: string | null;
        };
        /** @description One change of the status. */
        StatusHistoryItem: {
            statusHistoryId: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When, with offset.
             */
            updatedAt: string;
            updaterKind: components["schemas"]["StatusUpdaterKind"];
            /** @description Name of the person or company. Null for the system, and for a customer whose name is unset (S3). */
            updaterName: string | null;
            /** @description Status before, in the language of X-Language. Null for the first status. */
            beforeStatusName: string | null;
            /** @description Status after, in the language of X-Language. */
            afterStatusName: string;
            /** @description What the issuer remarked, plain text, or null. */
            note: string | null;
        };
        /** @description One page of the changes of a bill's status, newest first. */
        StatusHistoryList: {
            bill: components["schemas"]["StatusHistoryBill"];
            /** @description Changes of this page. Empty when the status never changed, and beyond the last page. */
            items: components["schemas"]["StatusHistoryItem"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["Page"];
            perPage: components["schemas"]["PerPage"];
        };
        /**
         * @description Who set the status - the customer, the issuer, or the system by a rule of the issuer's.
         * @enum {string}
         */
        StatusUpdaterKind: "customer" | "issuer" | "system";
        /** @description One sub address, used for notification mail only (S3). */
        SubMailAddress: {
            subMailAddress: components["schemas"]["MailAddress"];
        };
        /**
         * @description Number of sub addresses that can be registered. The specification gives 3 in most texts and 10 in others (S9), and both stand, so it is the issuer's to say.
         * @default 3
         */
        SubMailAddressLimit: number;
        /** @description Who asks for a temporary password (S2 bapRepublishPasswd, the other variant). */
        TemporaryPasswordInput: {
            loginId: components["schemas"]["LoginId"];
            registeredMailAddress: components["schemas"]["RegisteredMailAddress"];
        };
        /** @description Items that match, over all pages. */
        Total: number;
        /**
         * @description One-time token of an upload (S3 uploadToken).
         * @example upl_7Qm2ZK0pT4vXc9sLb1RfYw
         */
        UploadToken: string;
        /** @description Leave to send one file back for one bill (S3 uploadToken), with the limits that hold for it. */
        UploadTokenGrant: {
            uploadToken: components["schemas"]["UploadToken"];
            /**
             * Format: date-time
             * @description The token is of no use after this time. Ten minutes after its making unless the issuer set otherwise.
             */
            expiresAt: string;
            /**
             * Format: int64
             * @description Largest size in bytes (S9 file size limit, not shown).
             * @default 10485760
             */
            fileSizeLimit: number;
            /**
             * @description Most characters that the name may have, extension included.
             * @default 100
             */
            fileNameMaxLength: number;
            /** @description Extensions that can be sent, lower case, without the dot (S5 unusable extension). */
            extensions: string[];
        };
        /** @description A registered mail address, masked, since the customer is not fully logged in yet. */
        VerificationAddress: {
            mailAddressId: components["schemas"]["Id"];
            /** @description First letter and domain, the rest as asterisks. No address one could write to. */
            maskedMailAddress: string;
            /** @description True for the main address, false for a sub address (S3). */
            isMain: boolean;
        };
        /** @description Where a confirmation code can be sent, and how far the verification is (S2 verify, S4, S9). */
        VerificationAddresses: {
            /** @description The registered addresses, the main one first. Empty if none is registered: then no code can be sent, and only the issuer can help. */
            addresses: components["schemas"]["VerificationAddress"][];
            resendAfterSeconds: components["schemas"]["ResendAfterSeconds"];
            remainingResendSeconds: components["schemas"]["RemainingResendSeconds"];
            /** @description The code that was sent and is still good, or null. With it a reloaded page goes on where it was. A code that became void leaves remainingResendSeconds as it was: the next can be sent when these are over. */
            pendingCode: components["schemas"]["VerificationCodeSending"] | null;
        };
        /** @description The code as entered. */
        VerificationCodeCheck: {
            /** @description Confirmation code (S3), half-width digits, as many as codeLength says. */
            verificationCode: string;
        };
        /** @description Where to send a confirmation code. */
        VerificationCodeRequest: {
            mailAddressId: components["schemas"]["Id"];
        };
        /** @description A confirmation code that was mailed, without the code itself. */
        VerificationCodeSending: {
            mailAddressId: components["schemas"]["Id"];
            /** @description Where it was sent, masked as in VerificationAddress. */
            maskedMailAddress: string;
            /**
             * Format: date-time
             * @description When it was sent, with offset.
             */
            sentAt: string;
            /**
             * Format: date-time
             * @description Until when it can be entered, with offset. Thirty minutes unless the issuer set otherwise. Later 401-1-02-04.
             */
            expiresAt: string;
            resendAfterSeconds: components["schemas"]["ResendAfterSeconds"];
            remainingResendSeconds: components["schemas"]["RemainingResendSeconds"];
            /**
             * @description Wrong entries in a row that make the code void (S4, S9, three). The last one gives 401-1-02-03.
             * @default 3
             */
            wrongEntryLimit: number;
            /**
             * @description Entries left before the code is void.
             * @default 3
             */
            remainingEntries: number;
            /**
             * @description Digits of the code.
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
         * @description First day that the download deadline may be, yyyy-MM-dd, that day included. Bills without a deadline are not found when either end is given.
         * @example 2026-11-20
         */
        DownloadDeadlineFrom: string;
        /**
         * @description Last day that the download deadline may be, yyyy-MM-dd, that day included. Before downloadDeadlineFrom is refused (S5 reversed range).
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
         * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
         * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
         */
        IdempotencyKey: string;
        /**
         * @description True: only bills of which a file can be downloaded now, as getBillCounts and downloadableCount count them, that is with a PDF or a CSV, not withdrawn, not past their deadline. False: only the others. Left out for all.
         * @example true
         */
        IsDownloadable: boolean;
        /**
         * @description Keywords, all of them (repeated parameter), fewer than six (S5, S9). Compared without regard to case and width of letters.
         * @example [
         *       "請求書"
         *     ]
         */
        Keywords: string[];
        /**
         * @description Page, from 1 (S9). One beyond the last gives an empty list and the true total.
         * @example 1
         */
        Page: number;
        /**
         * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
         * @example tk_7Qm2Zx9LrB4sVn8K
         */
        PathToken: string;
        /**
         * @description Items a page (S9).
         * @example 50
         */
        PerPage: number;
        /**
         * @description Lowest amount in whole yen, itself included (S3).
         * @example 1000
         */
        PriceFrom: components["schemas"]["Price"];
        /**
         * @description Highest amount in whole yen, itself included (S3). Below priceFrom is refused (S5 reversed range).
         * @example 2000000
         */
        PriceTo: components["schemas"]["Price"];
        /**
         * @description First date of issue, yyyy-MM-dd, that day included.
         * @example 2026-09-01
         */
        PublicationDateFrom: string;
        /**
         * @description Last date of issue, yyyy-MM-dd, that day included. Before publicationDateFrom is refused (S5 reversed range).
         * @example 2026-11-30
         */
        PublicationDateTo: string;
        /**
         * @description Month of issue, yyyy-MM. Left out for "no setting" (S2). Together with a range of dates both must hold.
         * @example 2026-11
         */
        PublicationMonth: components["schemas"]["YearMonth"];
        /**
         * @description Revision of what is to be deleted, as it was read.
         * @example rev-linkage-1
         */
        RevisionRead: components["schemas"]["Revision"];
        /**
         * @description The item in which the keywords are looked for (S2). Left out for all items. Without a keyword it has no effect.
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
         * @description Random per session; ties the log lines of one visit together (S7).
         * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
         */
        XFlowId: string;
        /**
         * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
         * @example 1.0.0
         */
        XFrontVersion: string;
        /**
         * @description Language of texts the server writes, such as mails (S7, S9).
         * @example ja
         */
        XLanguage: "ja" | "en";
        /**
         * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
         * @example Zk3v9s0Xq7LwT2mB8dYc
         */
        XXsrfToken: string;
        /**
         * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
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
         * @description Name of the file (S7), under which it may be kept from where it is looked at. `inline`, since it is shown and not saved.
         * @example inline; filename="bill.pdf"; filename*=UTF-8''%E8%AB%8B%E6%B1%82%E6%9B%B8_2026%E5%B9%B410%E6%9C%88.pdf
         */
        ContentDispositionPreview: string;
        /**
         * @description Name of the file (S7).
         * @example attachment; filename="bills.zip"; filename*=UTF-8''%E8%AB%8B%E6%B1%82%E6%9B%B8%E4%B8%80%E6%8B%AC.zip
         */
        ContentDispositionZip: string;
        /**
         * @description MYPAGE_DOWNLOAD, the session of the link: HttpOnly, Secure, SameSite=Lax, path /{customerCode}/mypage-api (securitySchemes). Beside it, in a line of its own, a new XSRF-TOKEN (S7).
         * @example MYPAGE_DOWNLOAD=an-example-link; Path=/demo/mypage-api; HttpOnly; Secure; SameSite=Lax
         */
        SetCookieDownload: string;
        /**
         * @description MYPAGE_SESSION, the session: HttpOnly, Secure, SameSite=Lax, path /{customerCode}/mypage-api (securitySchemes). Beside it, in a line of its own, a new XSRF-TOKEN (S7).
         * @example MYPAGE_SESSION=an-example-session; Path=/demo/mypage-api; HttpOnly; Secure; SameSite=Lax
         */
        SetCookieSession: string;
        /**
         * @description MYPAGE_SESSION with a time in the past, so that the browser forgets it (S4).
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
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banner, with nulls for what the issuer did not set. */
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Which text.
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Present values, and the pending change or null. */
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
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
            /** @description Applied for; in progress until its month. */
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
    cancelChangeRequest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
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
            /** @description Cancelled; the values stay as they were. */
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
    getAccountSettings: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
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
            /** @description Saved; holds for bills published from now on. */
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
    getMailAddresses: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
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
            /** @description Saved; the next mail goes to these addresses. */
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
    getAttachedMailSettings: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One line a bill type. */
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
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
            /** @description Saved; holds for bills published from now on. */
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
    listOperatorNotices: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is posted now. */
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Page, from 1 (S9). One beyond the last gives an empty list and the true total.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page (S9).
                 * @example 50
                 */
                perPage?: components["parameters"]["PerPage"];
            };
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page asked for. */
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
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
            /** @description The file, of whatever kind its extension says. */
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
            /** @description Too many requests (S8). */
            429: {
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
        };
    };
    login: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
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
            /** @description The pair is right; nextStep says where to go. */
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
    getLoginProgress: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The step that comes next. */
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
    getPasswordPolicy: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
    issueTemporaryPassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
    getPasswordSettingState: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state, with what the screen needs in it. */
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
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
            /** @description Set. The way on is the login. */
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
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
            /** @description Changed; the session is over. */
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
    changeExpiredPassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
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
            /** @description Changed. The way on is the login with the new password. */
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
    getVerificationAddresses: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
    checkVerificationCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
    getBillSearchOptions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices that this customer has now. */
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Month of issue, yyyy-MM. Left out for "no setting" (S2). Together with a range of dates both must hold.
                 * @example 2026-11
                 */
                publicationMonth?: components["parameters"]["PublicationMonth"];
                /**
                 * @description First date of issue, yyyy-MM-dd, that day included.
                 * @example 2026-09-01
                 */
                publicationDateFrom?: components["parameters"]["PublicationDateFrom"];
                /**
                 * @description Last date of issue, yyyy-MM-dd, that day included. Before publicationDateFrom is refused (S5 reversed range).
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
                 * @description Keywords, all of them (repeated parameter), fewer than six (S5, S9). Compared without regard to case and width of letters.
                 * @example [
                 *       "請求書"
                 *     ]
                 */
                keyword?: components["parameters"]["Keywords"];
                /**
                 * @description The item in which the keywords are looked for (S2). Left out for all items. Without a keyword it has no effect.
                 * @example title
                 */
                searchTargetId?: components["parameters"]["SearchTargetId"];
                /**
                 * @description Lowest amount in whole yen, itself included (S3).
                 * @example 1000
                 */
                priceFrom?: components["parameters"]["PriceFrom"];
                /**
                 * @description Highest amount in whole yen, itself included (S3). Below priceFrom is refused (S5 reversed range).
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
                 * @description First day that the download deadline may be, yyyy-MM-dd, that day included. Bills without a deadline are not found when either end is given.
                 * @example 2026-11-20
                 */
                downloadDeadlineFrom?: components["parameters"]["DownloadDeadlineFrom"];
                /**
                 * @description Last day that the download deadline may be, yyyy-MM-dd, that day included. Before downloadDeadlineFrom is refused (S5 reversed range).
                 * @example 2026-11-27
                 */
                downloadDeadlineTo?: components["parameters"]["DownloadDeadlineTo"];
                /**
                 * @description True: only bills of which a file can be downloaded now, as getBillCounts and downloadableCount count them, that is with a PDF or a CSV, not withdrawn, not past their deadline. False: only the others. Left out for all.
                 * @example true
                 */
                isDownloadable?: components["parameters"]["IsDownloadable"];
                /**
                 * @description Page, from 1 (S9). One beyond the last gives an empty list and the true total.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page (S9).
                 * @example 50
                 */
                perPage?: components["parameters"]["PerPage"];
                /**
                 * @description Order of the result; the newest first when left out.
                 * @example publicationDateDesc
                 */
                sort?: components["schemas"]["BillSort"];
            };
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page asked for, with the number of all bills found. */
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
            /** @description Too many requests (S8). */
            429: {
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
        };
    };
    getBillSummary: {
        parameters: {
            query?: {
                /**
                 * @description Month of issue, yyyy-MM. Left out for "no setting" (S2). Together with a range of dates both must hold.
                 * @example 2026-11
                 */
                publicationMonth?: components["parameters"]["PublicationMonth"];
                /**
                 * @description First date of issue, yyyy-MM-dd, that day included.
                 * @example 2026-09-01
                 */
                publicationDateFrom?: components["parameters"]["PublicationDateFrom"];
                /**
                 * @description Last date of issue, yyyy-MM-dd, that day included. Before publicationDateFrom is refused (S5 reversed range).
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
                 * @description Keywords, all of them (repeated parameter), fewer than six (S5, S9). Compared without regard to case and width of letters.
                 * @example [
                 *       "請求書"
                 *     ]
                 */
                keyword?: components["parameters"]["Keywords"];
                /**
                 * @description The item in which the keywords are looked for (S2). Left out for all items. Without a keyword it has no effect.
                 * @example title
                 */
                searchTargetId?: components["parameters"]["SearchTargetId"];
                /**
                 * @description Lowest amount in whole yen, itself included (S3).
                 * @example 1000
                 */
                priceFrom?: components["parameters"]["PriceFrom"];
                /**
                 * @description Highest amount in whole yen, itself included (S3). Below priceFrom is refused (S5 reversed range).
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
                 * @description First day that the download deadline may be, yyyy-MM-dd, that day included. Bills without a deadline are not found when either end is given.
                 * @example 2026-11-20
                 */
                downloadDeadlineFrom?: components["parameters"]["DownloadDeadlineFrom"];
                /**
                 * @description Last day that the download deadline may be, yyyy-MM-dd, that day included. Before downloadDeadlineFrom is refused (S5 reversed range).
                 * @example 2026-11-27
                 */
                downloadDeadlineTo?: components["parameters"]["DownloadDeadlineTo"];
                /**
                 * @description True: only bills of which a file can be downloaded now, as getBillCounts and downloadableCount count them, that is with a PDF or a CSV, not withdrawn, not past their deadline. False: only the others. Left out for all.
                 * @example true
                 */
                isDownloadable?: components["parameters"]["IsDownloadable"];
            };
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole result in numbers. */
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
            /** @description Too many requests (S8). */
            429: {
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
        };
    };
    getBillCounts: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers of this moment. */
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Bills that were selected (repeated parameter). Left out to receive the whole result of the search. At most 200, whatever batchFileLimit is, for the length of the address: with ids of up to 30 characters it stays under the 8 KiB that common servers and proxies take unless set otherwise; longer ids need more there. The portal says this limit by itself and sends no more.
                 * @example [
                 *       "bill-202611-00118",
                 *       "bill-202611-00117"
                 *     ]
                 */
                billId?: components["schemas"]["Id"][];
                /**
                 * @description Month of issue, yyyy-MM. Left out for "no setting" (S2). Together with a range of dates both must hold.
                 * @example 2026-11
                 */
                publicationMonth?: components["parameters"]["PublicationMonth"];
                /**
                 * @description First date of issue, yyyy-MM-dd, that day included.
                 * @example 2026-09-01
                 */
                publicationDateFrom?: components["parameters"]["PublicationDateFrom"];
                /**
                 * @description Last date of issue, yyyy-MM-dd, that day included. Before publicationDateFrom is refused (S5 reversed range).
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
                 * @description Keywords, all of them (repeated parameter), fewer than six (S5, S9). Compared without regard to case and width of letters.
                 * @example [
                 *       "請求書"
                 *     ]
                 */
                keyword?: components["parameters"]["Keywords"];
                /**
                 * @description The item in which the keywords are looked for (S2). Left out for all items. Without a keyword it has no effect.
                 * @example title
                 */
                searchTargetId?: components["parameters"]["SearchTargetId"];
                /**
                 * @description Lowest amount in whole yen, itself included (S3).
                 * @example 1000
                 */
                priceFrom?: components["parameters"]["PriceFrom"];
                /**
                 * @description Highest amount in whole yen, itself included (S3). Below priceFrom is refused (S5 reversed range).
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
                 * @description First day that the download deadline may be, yyyy-MM-dd, that day included. Bills without a deadline are not found when either end is given.
                 * @example 2026-11-20
                 */
                downloadDeadlineFrom?: components["parameters"]["DownloadDeadlineFrom"];
                /**
                 * @description Last day that the download deadline may be, yyyy-MM-dd, that day included. Before downloadDeadlineFrom is refused (S5 reversed range).
                 * @example 2026-11-27
                 */
                downloadDeadlineTo?: components["parameters"]["DownloadDeadlineTo"];
                /**
                 * @description True: only bills of which a file can be downloaded now, as getBillCounts and downloadableCount count them, that is with a PDF or a CSV, not withdrawn, not past their deadline. False: only the others. Left out for all.
                 * @example true
                 */
                isDownloadable?: components["parameters"]["IsDownloadable"];
            };
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A ZIP whose entries carry the files' own names in UTF-8. */
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
            /** @description Too many requests (S8). */
            429: {
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
        };
    };
    downloadBillPdf: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
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
            /** @description Too many requests (S8). */
            429: {
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
        };
    };
    previewBillPdf: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
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
            /** @description Too many requests (S8). */
            429: {
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
        };
    };
    downloadBillCsv: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
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
            /** @description Too many requests (S8). */
            429: {
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
        };
    };
    downloadBillAttachment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
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
            /** @description The file, of whatever kind its extension says. */
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
            /** @description Too many requests (S8). */
            429: {
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
        };
    };
    downloadReturnedFile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
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
            /** @description The file as it was sent. */
            200: {
                headers: {
                    /**
                     * @description Name of the file (S7), as the customer gave it.
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
            /** @description Too many requests (S8). */
            429: {
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
        };
    };
    uploadReturnedFile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
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
            /** @description Kept. */
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
    createUploadToken: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
    updateBillStatus: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
                 * @description Page, from 1 (S9). One beyond the last gives an empty list and the true total.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page (S9).
                 * @example 50
                 */
                perPage?: components["parameters"]["PerPage"];
            };
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page asked for, with the bill it is about. */
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description The bill that the screen is about. Left out for the link that was logged in to last.
                 * @example bill-202610-00109
                 */
                billId?: components["schemas"]["Id"];
            };
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state, with what the screen needs in it. */
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
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
            /** @description Logged in for this link. */
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
    listDownloadFiles: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1 (S9). One beyond the last gives an empty list and the true total.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page (S9).
                 * @example 50
                 */
                perPage?: components["parameters"]["PerPage"];
            };
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page asked for, with the number of all files. */
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
            /** @description Too many requests (S8). */
            429: {
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
        };
    };
    downloadUrlFile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
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
            /** @description The file, of whatever kind its extension says. */
            200: {
                headers: {
                    /**
                     * @description Name of the file (S7, RFC 6266), the list's fileName.
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
            /** @description Too many requests (S8). */
            429: {
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
        };
    };
    downloadUrlZip: {
        parameters: {
            query?: {
                /**
                 * @description Files that were selected (repeated parameter). Left out for all of them. At most 200, whatever batchFileLimit is, for the length of the address, as for bills (GET /bills/zip).
                 * @example [
                 *       "df-0007",
                 *       "df-0006"
                 *     ]
                 */
                fileId?: components["schemas"]["Id"][];
            };
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A ZIP whose entries carry the files' own names in UTF-8. */
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
            /** @description Too many requests (S8). */
            429: {
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
                 * @description Page, from 1 (S9). One beyond the last gives an empty list and the true total.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items a page (S9).
                 * @example 50
                 */
                perPage?: components["parameters"]["PerPage"];
            };
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page asked for, with the bill it is about. */
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
    getRegistrationState: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state, with what the screen needs in it. */
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
    getRegistrationForm: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
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
            /** @description Registered. The way on is the login. */
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
    getEStorageLinkage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The linkage as it is. */
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
    deleteEStorageLinkage: {
        parameters: {
            query: {
                /**
                 * @description Revision of what is to be deleted, as it was read.
                 * @example rev-linkage-1
                 */
                revision: components["parameters"]["RevisionRead"];
            };
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
    getEStorageLinkageByToken: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The linkage as it is. */
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
    deleteEStorageLinkageByToken: {
        parameters: {
            query: {
                /**
                 * @description Revision of what is to be deleted, as it was read.
                 * @example rev-linkage-1
                 */
                revision: components["parameters"]["RevisionRead"];
            };
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
    getInvoiceRegisterNumberState: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7), from a browser that has it; its first call is made without. A difference is answered with 403-1-00-01, so that a page of one login never gets the data of a later one.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XXsrfTokenIfKnown"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
                 * @example tk_7Qm2Zx9LrB4sVn8K
                 */
                token: components["parameters"]["PathToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state, with what the screen needs in it. */
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
            /** @description Unexpected (S8). */
            500: {
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
                 * @description Random per session; ties the log lines of one visit together (S7).
                 * @example 0d9f6f0e-6a8a-4a57-9d1c-3f8a4e1f7b20
                 */
                "X-Flow-Id": components["parameters"]["XFlowId"];
                /**
                 * @description Language of texts the server writes, such as mails (S7, S9).
                 * @example ja
                 */
                "X-Language": components["parameters"]["XLanguage"];
                /**
                 * @description Version of the portal that calls; an old one is answered with 400-1-99-02 (S7, S8).
                 * @example 1.0.0
                 */
                "X-Front-Version": components["parameters"]["XFrontVersion"];
                /**
                 * @description The value of the cookie XSRF-TOKEN (S7). A difference is answered with 403-1-00-01.
                 * @example Zk3v9s0Xq7LwT2mB8dYc
                 */
                "X-XSRF-TOKEN": components["parameters"]["XXsrfToken"];
                /**
                 * @description One for each press, the same for all its repeats; at random, in double quotes. A repeat gets the first answer again, another content under the same key 422-1-00-01 ("Sent twice", above). Kept for 24 hours at least.
                 * @example "8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Token of a mailed link. One line of the address, never guessed, never sent elsewhere.
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
            /** @description Kept. */
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
            /** @description Somebody else changed it in between, or the same call is still under way (S8). */
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
        };
    };
}
