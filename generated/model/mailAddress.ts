/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * A mail address (S5): words of half-width letters, digits and !#$%&'*+/=?^_`{|}~- with single dots between them, an @, and a domain of at least two parts, the last of letters. No quotes, brackets or Japanese domains. An address of another form gives 400-1-06-01 if the operation lists that code, otherwise 400-1-00-02.
 * @minLength 3
 * @maxLength 256
 * @pattern ^[!#-'*+/-9=?A-Z^-~-]+(\.[!#-'*+/-9=?A-Z^-~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+([A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$
 */
export type MailAddress = string;
