// Made by `npm run generate` from openapi/. Do not edit.

/** Every error code of S8. Browser code imports only the types; the table is for tests and reports. */
export const errorCatalogue = {
  "400-1-00-01": {
    "status": 400,
    "area": "general",
    "handler": "caller",
    "meaning": "A required entry is missing (S5).",
    "textKey": "errors.400-1-00-01",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "loginId"
    ],
    "fillIns": [
      {
        "name": "name",
        "type": "FE",
        "description": "The field, by its name in the request (S3); the portal inserts its label.",
        "example": "loginId"
      }
    ]
  },
  "400-1-00-02": {
    "status": 400,
    "area": "general",
    "handler": "caller",
    "meaning": "An entry does not have the required format (S5).",
    "textKey": "errors.400-1-00-02",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "keyword"
    ],
    "fillIns": [
      {
        "name": "name",
        "type": "FE",
        "description": "The field, by its name in the request (S3); the portal inserts its label.",
        "example": "keyword"
      }
    ]
  },
  "400-1-00-03": {
    "status": 400,
    "area": "general",
    "handler": "caller",
    "meaning": "An entry has characters other than half-width alphanumerics and symbols (S5).",
    "textKey": "errors.400-1-00-03",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "password"
    ],
    "fillIns": [
      {
        "name": "name",
        "type": "FE",
        "description": "The field, by its name in the request (S3); the portal inserts its label.",
        "example": "password"
      }
    ]
  },
  "400-1-00-04": {
    "status": 400,
    "area": "general",
    "handler": "caller",
    "meaning": "An entry has too many characters (S5).",
    "textKey": "errors.400-1-00-04",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "keyword"
    ],
    "fillIns": [
      {
        "name": "name",
        "type": "FE",
        "description": "The field, by its name in the request (S3); the portal inserts its label.",
        "example": "keyword"
      },
      {
        "name": "max",
        "type": "BE",
        "description": "Maximum number of characters.",
        "example": "100"
      }
    ]
  },
  "400-1-00-05": {
    "status": 400,
    "area": "general",
    "handler": "caller",
    "meaning": "An entry is not an integer (S5).",
    "textKey": "errors.400-1-00-05",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "priceFrom"
    ],
    "fillIns": [
      {
        "name": "name",
        "type": "FE",
        "description": "The field, by its name in the request (S3); the portal inserts its label.",
        "example": "priceFrom"
      }
    ]
  },
  "400-1-00-06": {
    "status": 400,
    "area": "general",
    "handler": "caller",
    "meaning": "An entry is not a date (S5).",
    "textKey": "errors.400-1-00-06",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "publicationDateFrom"
    ],
    "fillIns": [
      {
        "name": "name",
        "type": "FE",
        "description": "The field, by its name in the request (S3); the portal inserts its label.",
        "example": "publicationDateFrom"
      }
    ]
  },
  "400-1-00-07": {
    "status": 400,
    "area": "general",
    "handler": "caller",
    "meaning": "An entry has too many half-width characters (S5).",
    "textKey": "errors.400-1-00-07",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "loginId"
    ],
    "fillIns": [
      {
        "name": "name",
        "type": "FE",
        "description": "The field, by its name in the request (S3); the portal inserts its label.",
        "example": "loginId"
      },
      {
        "name": "max",
        "type": "BE",
        "description": "Maximum number of characters.",
        "example": "64"
      }
    ]
  },
  "400-1-00-08": {
    "status": 400,
    "area": "general",
    "handler": "caller",
    "meaning": "The start of a range is after its end (S5).",
    "textKey": "errors.400-1-00-08",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "priceFrom",
      "priceTo"
    ],
    "fillIns": [
      {
        "name": "name",
        "type": "FE",
        "description": "The field, by its name in the request (S3); the portal inserts its label.",
        "example": "price"
      }
    ]
  },
  "400-1-02-01": {
    "status": 400,
    "area": "auth",
    "handler": "caller",
    "meaning": "Wrong login ID or password (S8).",
    "textKey": "errors.400-1-02-01",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "loginId",
      "password"
    ],
    "fillIns": []
  },
  "400-1-02-02": {
    "status": 400,
    "area": "auth",
    "handler": "caller",
    "meaning": "The account is locked (S4, S8).",
    "textKey": "errors.400-1-02-02",
    "hasSubMessage": true,
    "links": [],
    "target": [
      "loginId"
    ],
    "fillIns": []
  },
  "400-1-02-03": {
    "status": 400,
    "area": "auth",
    "handler": "caller",
    "meaning": "The account has just been locked; a mail explains how to continue (S4, S8).",
    "textKey": "errors.400-1-02-03",
    "hasSubMessage": true,
    "links": [],
    "target": [
      "loginId"
    ],
    "fillIns": []
  },
  "400-1-02-04": {
    "status": 400,
    "area": "auth",
    "handler": "caller",
    "meaning": "The login ID cannot be used (S8).",
    "textKey": "errors.400-1-02-04",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "loginId"
    ],
    "fillIns": []
  },
  "400-1-02-05": {
    "status": 400,
    "area": "auth",
    "handler": "caller",
    "meaning": "The mail address is not the registered one (S8).",
    "textKey": "errors.400-1-02-05",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "registeredMailAddress"
    ],
    "fillIns": []
  },
  "400-1-02-06": {
    "status": 400,
    "area": "auth",
    "handler": "caller",
    "meaning": "A code was already sent; the next can be sent after some minutes (S4, S8, S9).",
    "textKey": "errors.400-1-02-06",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": [
      {
        "name": "minutes",
        "type": "BE",
        "description": "Minutes between two codes.",
        "example": "3"
      }
    ]
  },
  "400-1-02-07": {
    "status": 400,
    "area": "auth",
    "handler": "caller",
    "meaning": "Wrong confirmation code (S8).",
    "textKey": "errors.400-1-02-07",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "verificationCode"
    ],
    "fillIns": [
      {
        "name": "remaining",
        "type": "BE",
        "description": "Remaining entries before the code becomes void.",
        "example": "2"
      }
    ]
  },
  "400-1-02-08": {
    "status": 400,
    "area": "auth",
    "handler": "caller",
    "meaning": "Locked: the customer cannot verify or recover the account (S8).",
    "textKey": "errors.400-1-02-08",
    "hasSubMessage": true,
    "links": [],
    "target": [
      "loginId"
    ],
    "fillIns": []
  },
  "400-1-03-01": {
    "status": 400,
    "area": "password",
    "handler": "caller",
    "meaning": "A password has characters other than half-width alphanumerics and the symbols of the policy (S5).",
    "textKey": "errors.400-1-03-01",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "password"
    ],
    "fillIns": [
      {
        "name": "symbols",
        "type": "BE",
        "description": "The allowed symbols, to be displayed as they are (PasswordPolicy, allowedSymbols).",
        "example": "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"
      }
    ]
  },
  "400-1-03-02": {
    "status": 400,
    "area": "password",
    "handler": "caller",
    "meaning": "A password is shorter or longer than the policy allows (S5).",
    "textKey": "errors.400-1-03-02",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "password"
    ],
    "fillIns": [
      {
        "name": "min",
        "type": "BE",
        "description": "Minimum number of characters.",
        "example": "8"
      },
      {
        "name": "max",
        "type": "BE",
        "description": "Maximum number of characters.",
        "example": "32"
      }
    ]
  },
  "400-1-03-03": {
    "status": 400,
    "area": "password",
    "handler": "caller",
    "meaning": "A password needs all four kinds: upper case, lower case, digit, symbol (S5).",
    "textKey": "errors.400-1-03-03",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "password"
    ],
    "fillIns": []
  },
  "400-1-03-04": {
    "status": 400,
    "area": "password",
    "handler": "caller",
    "meaning": "A password needs at least three of the four kinds (S5).",
    "textKey": "errors.400-1-03-04",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "password"
    ],
    "fillIns": []
  },
  "400-1-03-05": {
    "status": 400,
    "area": "password",
    "handler": "caller",
    "meaning": "A password needs at least two of the four kinds (S5).",
    "textKey": "errors.400-1-03-05",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "password"
    ],
    "fillIns": []
  },
  "400-1-03-06": {
    "status": 400,
    "area": "password",
    "handler": "caller",
    "meaning": "A password needs a symbol (S5).",
    "textKey": "errors.400-1-03-06",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "password"
    ],
    "fillIns": []
  },
  "400-1-03-07": {
    "status": 400,
    "area": "password",
    "handler": "caller",
    "meaning": "The password and its confirmation differ (S5).",
    "textKey": "errors.400-1-03-07",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "passwordConfirmation"
    ],
    "fillIns": []
  },
  "400-1-03-08": {
    "status": 400,
    "area": "password",
    "handler": "caller",
    "meaning": "The new password equals the temporary one (S5).",
    "textKey": "errors.400-1-03-08",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "password"
    ],
    "fillIns": []
  },
  "400-1-03-09": {
    "status": 400,
    "area": "password",
    "handler": "caller",
    "meaning": "The new password was used before (S5).",
    "textKey": "errors.400-1-03-09",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "password"
    ],
    "fillIns": [
      {
        "name": "count",
        "type": "BE",
        "description": "How many previous passwords cannot be reused.",
        "example": "3"
      }
    ]
  },
  "400-1-03-10": {
    "status": 400,
    "area": "password",
    "handler": "caller",
    "meaning": "The current password is wrong (S5).",
    "textKey": "errors.400-1-03-10",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "currentPassword"
    ],
    "fillIns": []
  },
  "400-1-03-11": {
    "status": 400,
    "area": "password",
    "handler": "caller",
    "meaning": "The password has expired and must be changed first (S8).",
    "textKey": "errors.400-1-03-11",
    "hasSubMessage": false,
    "links": [
      "login"
    ],
    "target": [
      "password"
    ],
    "fillIns": []
  },
  "400-1-04-01": {
    "status": 400,
    "area": "notices",
    "handler": "caller",
    "meaning": "The posting period of the notice is over (S4, S8).",
    "textKey": "errors.400-1-04-01",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "400-1-04-02": {
    "status": 400,
    "area": "notices",
    "handler": "caller",
    "meaning": "The notice or its attachment has been removed (S8).",
    "textKey": "errors.400-1-04-02",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "400-1-05-01": {
    "status": 400,
    "area": "bills",
    "handler": "caller",
    "meaning": "Another download of this customer is running (S8).",
    "textKey": "errors.400-1-05-01",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "400-1-05-02": {
    "status": 400,
    "area": "bills",
    "handler": "caller",
    "meaning": "The ZIP would contain more files than the limit; the customer must narrow the search (S8).",
    "textKey": "errors.400-1-05-02",
    "hasSubMessage": true,
    "links": [],
    "target": [],
    "fillIns": [
      {
        "name": "limit",
        "type": "BE",
        "description": "Maximum number of files per ZIP.",
        "example": "100"
      }
    ]
  },
  "400-1-05-03": {
    "status": 400,
    "area": "bills",
    "handler": "caller",
    "meaning": "There is no file to download (S8).",
    "textKey": "errors.400-1-05-03",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "400-1-05-04": {
    "status": 400,
    "area": "bills",
    "handler": "caller",
    "meaning": "The form cannot accept the value; nothing was updated (S8).",
    "textKey": "errors.400-1-05-04",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "statusId"
    ],
    "fillIns": [
      {
        "name": "name",
        "type": "FE",
        "description": "The field, by its name in the request (S3); the portal inserts its label.",
        "example": "statusId"
      }
    ]
  },
  "400-1-05-05": {
    "status": 400,
    "area": "bills",
    "handler": "caller",
    "meaning": "The selected value does not exist (any more) (S8).",
    "textKey": "errors.400-1-05-05",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "statusId"
    ],
    "fillIns": [
      {
        "name": "name",
        "type": "FE",
        "description": "The field, by its name in the request (S3); the portal inserts its label.",
        "example": "statusId"
      }
    ]
  },
  "400-1-05-06": {
    "status": 400,
    "area": "bills",
    "handler": "caller",
    "meaning": "The status cannot be updated now (S4, S8).",
    "textKey": "errors.400-1-05-06",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "statusId"
    ],
    "fillIns": []
  },
  "400-1-05-07": {
    "status": 400,
    "area": "bills",
    "handler": "caller",
    "meaning": "The file is empty (S5).",
    "textKey": "errors.400-1-05-07",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "file"
    ],
    "fillIns": [
      {
        "name": "fileName",
        "type": "BE",
        "description": "Name of the file.",
        "example": "受領書.pdf"
      }
    ]
  },
  "400-1-05-08": {
    "status": 400,
    "area": "bills",
    "handler": "caller",
    "meaning": "The file is too large (S5).",
    "textKey": "errors.400-1-05-08",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "file"
    ],
    "fillIns": [
      {
        "name": "fileName",
        "type": "BE",
        "description": "Name of the file.",
        "example": "受領書.pdf"
      },
      {
        "name": "limit",
        "type": "BE",
        "description": "Maximum size, with its unit.",
        "example": "10MB"
      }
    ]
  },
  "400-1-05-09": {
    "status": 400,
    "area": "bills",
    "handler": "caller",
    "meaning": "The file name has unusable characters (S5).",
    "textKey": "errors.400-1-05-09",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "fileName"
    ],
    "fillIns": [
      {
        "name": "fileName",
        "type": "BE",
        "description": "Name of the file.",
        "example": "受領書?.pdf"
      }
    ]
  },
  "400-1-05-10": {
    "status": 400,
    "area": "bills",
    "handler": "caller",
    "meaning": "The extension of the file is not allowed (S5).",
    "textKey": "errors.400-1-05-10",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "fileName"
    ],
    "fillIns": [
      {
        "name": "fileName",
        "type": "BE",
        "description": "Name of the file.",
        "example": "受領書.exe"
      },
      {
        "name": "extensions",
        "type": "BE",
        "description": "Allowed extensions.",
        "example": "pdf, xlsx, docx"
      }
    ]
  },
  "400-1-06-01": {
    "status": 400,
    "area": "user",
    "handler": "caller",
    "meaning": "An entry is not a mail address (S5).",
    "textKey": "errors.400-1-06-01",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "mailAddress"
    ],
    "fillIns": [
      {
        "name": "name",
        "type": "FE",
        "description": "The field, by its name in the request (S3); the portal inserts its label.",
        "example": "mailAddress"
      }
    ]
  },
  "400-1-06-02": {
    "status": 400,
    "area": "user",
    "handler": "caller",
    "meaning": "An entry is not an amount of money (S5).",
    "textKey": "errors.400-1-06-02",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "price"
    ],
    "fillIns": [
      {
        "name": "name",
        "type": "FE",
        "description": "The field, by its name in the request (S3); the portal inserts its label.",
        "example": "price"
      }
    ]
  },
  "400-1-06-03": {
    "status": 400,
    "area": "user",
    "handler": "caller",
    "meaning": "An entry is not a phone or fax number (S5).",
    "textKey": "errors.400-1-06-03",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "phoneNumber"
    ],
    "fillIns": [
      {
        "name": "name",
        "type": "FE",
        "description": "The field, by its name in the request (S3); the portal inserts its label.",
        "example": "phoneNumber"
      }
    ]
  },
  "400-1-06-04": {
    "status": 400,
    "area": "user",
    "handler": "caller",
    "meaning": "An entry is not a number (S5).",
    "textKey": "errors.400-1-06-04",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "postalCode"
    ],
    "fillIns": [
      {
        "name": "name",
        "type": "FE",
        "description": "The field, by its name in the request (S3); the portal inserts its label.",
        "example": "postalCode"
      }
    ]
  },
  "400-1-06-05": {
    "status": 400,
    "area": "user",
    "handler": "caller",
    "meaning": "An entry is not a date and time (S5).",
    "textKey": "errors.400-1-06-05",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "changeReflectionMonth"
    ],
    "fillIns": [
      {
        "name": "name",
        "type": "FE",
        "description": "The field, by its name in the request (S3); the portal inserts its label.",
        "example": "changeReflectionMonth"
      }
    ]
  },
  "400-1-06-06": {
    "status": 400,
    "area": "user",
    "handler": "caller",
    "meaning": "An entry is not a postal code (S5).",
    "textKey": "errors.400-1-06-06",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "postalCode"
    ],
    "fillIns": [
      {
        "name": "name",
        "type": "FE",
        "description": "The field, by its name in the request (S3); the portal inserts its label.",
        "example": "postalCode"
      }
    ]
  },
  "400-1-06-07": {
    "status": 400,
    "area": "user",
    "handler": "caller",
    "meaning": "Nothing was changed; to keep everything as it is, the customer presses cancel (S5).",
    "textKey": "errors.400-1-06-07",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "400-1-06-08": {
    "status": 400,
    "area": "user",
    "handler": "caller",
    "meaning": "The login ID is already in use (S5, S8).",
    "textKey": "errors.400-1-06-08",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "loginId"
    ],
    "fillIns": []
  },
  "400-1-06-09": {
    "status": 400,
    "area": "user",
    "handler": "caller",
    "meaning": "An entry is not 4 digits, a colon and 13 digits (S5).",
    "textKey": "errors.400-1-06-09",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "linkageCode"
    ],
    "fillIns": [
      {
        "name": "name",
        "type": "FE",
        "description": "The field, by its name in the request (S3); the portal inserts its label.",
        "example": "linkageCode"
      }
    ]
  },
  "400-1-06-10": {
    "status": 400,
    "area": "user",
    "handler": "caller",
    "meaning": "An entry has a half-width question mark (S5).",
    "textKey": "errors.400-1-06-10",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "customerName"
    ],
    "fillIns": [
      {
        "name": "name",
        "type": "FE",
        "description": "The field, by its name in the request (S3); the portal inserts its label.",
        "example": "customerName"
      }
    ]
  },
  "400-1-06-11": {
    "status": 400,
    "area": "user",
    "handler": "caller",
    "meaning": "An entry is not 13 digits with an optional T before them (S5, S9).",
    "textKey": "errors.400-1-06-11",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "invoiceRegisterNumber"
    ],
    "fillIns": [
      {
        "name": "name",
        "type": "FE",
        "description": "The field, by its name in the request (S3); the portal inserts its label.",
        "example": "invoiceRegisterNumber"
      }
    ]
  },
  "400-1-06-12": {
    "status": 400,
    "area": "user",
    "handler": "caller",
    "meaning": "Changes are not accepted at this time of the month (S4, S8).",
    "textKey": "errors.400-1-06-12",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "400-1-06-13": {
    "status": 400,
    "area": "user",
    "handler": "caller",
    "meaning": "The issuer changed which items can be edited; the customer must reopen the form (S8).",
    "textKey": "errors.400-1-06-13",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "400-1-06-14": {
    "status": 400,
    "area": "user",
    "handler": "caller",
    "meaning": "There are more entries than the issuer allows, such as sub addresses (S9).",
    "textKey": "errors.400-1-06-14",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "subMailAddressList"
    ],
    "fillIns": [
      {
        "name": "name",
        "type": "FE",
        "description": "The list, by its name in the request (S3); the portal inserts its label.",
        "example": "subMailAddressList"
      },
      {
        "name": "max",
        "type": "BE",
        "description": "Maximum number of entries.",
        "example": "3"
      }
    ]
  },
  "400-1-06-15": {
    "status": 400,
    "area": "user",
    "handler": "caller",
    "meaning": "An entry occurs twice, such as a mail address.",
    "textKey": "errors.400-1-06-15",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "subMailAddressList.1.subMailAddress"
    ],
    "fillIns": [
      {
        "name": "name",
        "type": "FE",
        "description": "The field, by its name in the request (S3); the portal inserts its label.",
        "example": "subMailAddress"
      }
    ]
  },
  "400-1-07-01": {
    "status": 400,
    "area": "registration",
    "handler": "caller",
    "meaning": "The customer is already registered (S8).",
    "textKey": "errors.400-1-07-01",
    "hasSubMessage": false,
    "links": [
      "login"
    ],
    "target": [],
    "fillIns": []
  },
  "400-1-07-02": {
    "status": 400,
    "area": "registration",
    "handler": "caller",
    "meaning": "A code or a login ID is required (S8).",
    "textKey": "errors.400-1-07-02",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "customerNumber",
      "loginId"
    ],
    "fillIns": []
  },
  "400-1-07-03": {
    "status": 400,
    "area": "registration",
    "handler": "caller",
    "meaning": "The customer cannot be verified (S8).",
    "textKey": "errors.400-1-07-03",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "400-1-07-05": {
    "status": 400,
    "area": "registration",
    "handler": "caller",
    "meaning": "The entries do not match the issuer's data (S8).",
    "textKey": "errors.400-1-07-05",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "400-1-07-11": {
    "status": 400,
    "area": "registration",
    "handler": "caller",
    "meaning": "The customer information does not match (S8).",
    "textKey": "errors.400-1-07-11",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "customerNumber"
    ],
    "fillIns": []
  },
  "400-1-07-12": {
    "status": 400,
    "area": "registration",
    "handler": "caller",
    "meaning": "The issuer changed the settings; the customer must press register again (S8).",
    "textKey": "errors.400-1-07-12",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "400-1-08-01": {
    "status": 400,
    "area": "downloads",
    "handler": "caller",
    "meaning": "Wrong password (S8).",
    "textKey": "errors.400-1-08-01",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "password"
    ],
    "fillIns": []
  },
  "400-1-11-01": {
    "status": 400,
    "area": "availability",
    "handler": "caller",
    "meaning": "The configuration is faulty; the administrator must be informed (S8).",
    "textKey": "errors.400-1-11-01",
    "hasSubMessage": true,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "400-1-11-02": {
    "status": 400,
    "area": "availability",
    "handler": "caller",
    "meaning": "The use of the service is suspended (S8).",
    "textKey": "errors.400-1-11-02",
    "hasSubMessage": true,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "400-1-11-03": {
    "status": 400,
    "area": "availability",
    "handler": "bareMessage",
    "meaning": "Automatic login is not valid: after the idle logout, a new login is required (S8).",
    "textKey": "errors.400-1-11-03",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "400-1-11-04": {
    "status": 400,
    "area": "availability",
    "handler": "bareMessage",
    "meaning": "Automatic login is not valid: the customer is not valid (S8).",
    "textKey": "errors.400-1-11-04",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "400-1-99-01": {
    "status": 400,
    "area": "system",
    "handler": "caller",
    "meaning": "An unexpected error that the backend detected (S8).",
    "textKey": "errors.400-1-99-01",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "400-1-99-02": {
    "status": 400,
    "area": "system",
    "handler": "versionDialog",
    "meaning": "A newer version of the portal is available; the page must be reloaded (S8).",
    "textKey": "errors.400-1-99-02",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "400-1-99-99": {
    "status": 400,
    "area": "system",
    "handler": "caller",
    "meaning": "An unexpected error of unknown cause (S8).",
    "textKey": "errors.400-1-99-99",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "401-1-00-01": {
    "status": 401,
    "area": "general",
    "handler": "login",
    "meaning": "A login is required (S8).",
    "textKey": "errors.401-1-00-01",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "401-1-00-02": {
    "status": 401,
    "area": "general",
    "handler": "login",
    "meaning": "The user is not valid (S8).",
    "textKey": "errors.401-1-00-02",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "401-1-02-01": {
    "status": 401,
    "area": "auth",
    "handler": "login",
    "meaning": "Logged out because of inactivity (S4, S8).",
    "textKey": "errors.401-1-02-01",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "401-1-02-02": {
    "status": 401,
    "area": "auth",
    "handler": "login",
    "meaning": "Another user updated the account (S8).",
    "textKey": "errors.401-1-02-02",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "401-1-02-03": {
    "status": 401,
    "area": "auth",
    "handler": "login",
    "meaning": "The confirmation code is void after too many wrong entries (S4, S8, S9).",
    "textKey": "errors.401-1-02-03",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": [
      {
        "name": "count",
        "type": "BE",
        "description": "Number of wrong entries that makes a code void.",
        "example": "3"
      }
    ]
  },
  "401-1-02-04": {
    "status": 401,
    "area": "auth",
    "handler": "login",
    "meaning": "The confirmation code is not valid (S8).",
    "textKey": "errors.401-1-02-04",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "401-1-07-01": {
    "status": 401,
    "area": "registration",
    "handler": "login",
    "meaning": "Registration is not available (S8).",
    "textKey": "errors.401-1-07-01",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "401-1-07-02": {
    "status": 401,
    "area": "registration",
    "handler": "login",
    "meaning": "Registration must be restarted from the beginning (S8).",
    "textKey": "errors.401-1-07-02",
    "hasSubMessage": false,
    "links": [
      "applyAgain"
    ],
    "target": [],
    "fillIns": []
  },
  "401-1-08-01": {
    "status": 401,
    "area": "downloads",
    "handler": "bareMessage",
    "meaning": "The token is not valid (S8).",
    "textKey": "errors.401-1-08-01",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "401-1-10-01": {
    "status": 401,
    "area": "invoice-number",
    "handler": "login",
    "meaning": "The customer was not found (S8).",
    "textKey": "errors.401-1-10-01",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "401-1-99-01": {
    "status": 401,
    "area": "system",
    "handler": "login",
    "meaning": "Logged out after the server could not be reached (S8).",
    "textKey": "errors.401-1-99-01",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "402-1-00-01": {
    "status": 402,
    "area": "general",
    "handler": "messageNoTop",
    "meaning": "Outside the licence period that the issuer set (S6, S8).",
    "textKey": "errors.402-1-00-01",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "402-1-00-02": {
    "status": 402,
    "area": "general",
    "handler": "messageNoTop",
    "meaning": "Not available; the issuer has more information (S8).",
    "textKey": "errors.402-1-00-02",
    "hasSubMessage": true,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "403-1-00-01": {
    "status": 403,
    "area": "general",
    "handler": "message",
    "meaning": "Refused, for instance because the anti-forgery pair is wrong; the customer can try again (S7, S8).",
    "textKey": "errors.403-1-00-01",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "403-1-00-02": {
    "status": 403,
    "area": "general",
    "handler": "languageFallback",
    "meaning": "The language is not available; Japanese is used instead (S8).",
    "textKey": "errors.403-1-00-02",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "403-1-05-01": {
    "status": 403,
    "area": "bills",
    "handler": "message",
    "meaning": "The issuer has withdrawn the file (S4, S8).",
    "textKey": "errors.403-1-05-01",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "403-1-08-01": {
    "status": 403,
    "area": "downloads",
    "handler": "message",
    "meaning": "The issuer has withdrawn the file (S4, S8).",
    "textKey": "errors.403-1-08-01",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "403-1-10-01": {
    "status": 403,
    "area": "invoice-number",
    "handler": "message",
    "meaning": "The customer name is blank (S3, S8).",
    "textKey": "errors.403-1-10-01",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "404-1-00-01": {
    "status": 404,
    "area": "general",
    "handler": "message",
    "meaning": "The URL is wrong (S8).",
    "textKey": "errors.404-1-00-01",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "404-1-00-02": {
    "status": 404,
    "area": "general",
    "handler": "bareMessage",
    "meaning": "The URL is wrong while automatic login is on (S8).",
    "textKey": "errors.404-1-00-02",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "404-1-00-03": {
    "status": 404,
    "area": "general",
    "handler": "bareMessage",
    "meaning": "A part of the path is empty (S8).",
    "textKey": "errors.404-1-00-03",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "404-1-03-01": {
    "status": 404,
    "area": "password",
    "handler": "message",
    "meaning": "The URL is not valid: expired, mistyped or already used (S4, S8).",
    "textKey": "errors.404-1-03-01",
    "hasSubMessage": true,
    "links": [
      "reissueAgain"
    ],
    "target": [],
    "fillIns": []
  },
  "404-1-07-01": {
    "status": 404,
    "area": "registration",
    "handler": "message",
    "meaning": "The URL is wrong or expired (S4, S8).",
    "textKey": "errors.404-1-07-01",
    "hasSubMessage": true,
    "links": [
      "applyAgain"
    ],
    "target": [],
    "fillIns": []
  },
  "404-1-08-01": {
    "status": 404,
    "area": "downloads",
    "handler": "message",
    "meaning": "The download has expired (S4, S8).",
    "textKey": "errors.404-1-08-01",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "404-1-10-01": {
    "status": 404,
    "area": "invoice-number",
    "handler": "message",
    "meaning": "The URL is not valid (S8).",
    "textKey": "errors.404-1-10-01",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "408-1-00-01": {
    "status": 408,
    "area": "general",
    "handler": "caller",
    "meaning": "The request took too long; it may have been processed (S8).",
    "textKey": "errors.408-1-00-01",
    "hasSubMessage": true,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "409-1-00-01": {
    "status": 409,
    "area": "general",
    "handler": "caller",
    "meaning": "Another user has changed the data since it was read (S8).",
    "textKey": "errors.409-1-00-01",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "409-1-00-02": {
    "status": 409,
    "area": "general",
    "handler": "caller",
    "meaning": "The same request is still being processed (idempotency key); the customer can try again.",
    "textKey": "errors.409-1-00-02",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "413-1-00-01": {
    "status": 413,
    "area": "general",
    "handler": "caller",
    "meaning": "The file exceeds the size limit (S8).",
    "textKey": "errors.413-1-00-01",
    "hasSubMessage": false,
    "links": [],
    "target": [
      "file"
    ],
    "fillIns": [
      {
        "name": "limit",
        "type": "BE",
        "description": "Maximum size, with its unit.",
        "example": "10MB"
      }
    ]
  },
  "422-1-00-01": {
    "status": 422,
    "area": "general",
    "handler": "caller",
    "meaning": "The idempotency key was used for different content.",
    "textKey": "errors.422-1-00-01",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "429-1-05-01": {
    "status": 429,
    "area": "bills",
    "handler": "caller",
    "meaning": "Too many requests; the customer can try again later (S8).",
    "textKey": "errors.429-1-05-01",
    "hasSubMessage": false,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "500-1-00-01": {
    "status": 500,
    "area": "general",
    "handler": "message",
    "meaning": "Unexpected (S8).",
    "textKey": "errors.500-1-00-01",
    "hasSubMessage": true,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "503-1-00-01": {
    "status": 503,
    "area": "general",
    "handler": "maintenance",
    "meaning": "Maintenance; Retry-After says until when (S8).",
    "textKey": "errors.503-1-00-01",
    "hasSubMessage": true,
    "links": [],
    "target": [],
    "fillIns": []
  },
  "504-1-00-01": {
    "status": 504,
    "area": "general",
    "handler": "caller",
    "meaning": "A server behind the gateway did not answer in time; it may have processed the request (S8).",
    "textKey": "errors.504-1-00-01",
    "hasSubMessage": true,
    "links": [],
    "target": [],
    "fillIns": []
  }
} as const;

/** Codes that many operations share, as the contract's files cite them. */
export const errorSets = {
  "public": {
    "includes": [],
    "codes": [
      "400-1-11-01",
      "400-1-11-02",
      "400-1-99-01",
      "400-1-99-02",
      "400-1-99-99",
      "402-1-00-01",
      "402-1-00-02",
      "403-1-00-01",
      "403-1-00-02",
      "404-1-00-01",
      "408-1-00-01",
      "500-1-00-01",
      "503-1-00-01",
      "504-1-00-01"
    ]
  },
  "session": {
    "includes": [
      "public"
    ],
    "codes": [
      "400-1-11-03",
      "400-1-11-04",
      "401-1-00-01",
      "401-1-00-02",
      "401-1-02-01",
      "401-1-02-02",
      "401-1-99-01",
      "404-1-00-02"
    ]
  },
  "downloadSession": {
    "includes": [
      "public"
    ],
    "codes": [
      "401-1-00-01",
      "401-1-00-02",
      "401-1-02-01",
      "401-1-08-01",
      "401-1-99-01",
      "404-1-08-01"
    ]
  },
  "path": {
    "includes": [],
    "codes": [
      "404-1-00-03"
    ]
  },
  "token": {
    "includes": [
      "path"
    ],
    "codes": [
      "401-1-08-01"
    ]
  },
  "input": {
    "includes": [],
    "codes": [
      "400-1-00-01",
      "400-1-00-02",
      "400-1-00-03",
      "400-1-00-04",
      "400-1-00-05",
      "400-1-00-06",
      "400-1-00-07",
      "400-1-00-08"
    ]
  },
  "write": {
    "includes": [],
    "codes": [
      "409-1-00-01"
    ]
  },
  "repeat": {
    "includes": [],
    "codes": [
      "409-1-00-02",
      "422-1-00-01"
    ]
  },
  "download": {
    "includes": [],
    "codes": [
      "400-1-05-01",
      "429-1-05-01"
    ]
  },
  "upload": {
    "includes": [],
    "codes": [
      "400-1-05-07",
      "400-1-05-08",
      "400-1-05-09",
      "400-1-05-10",
      "413-1-00-01",
      "429-1-05-01"
    ]
  }
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

/** Codes whose text has a second one under the key with `_sub` (S8). */
export type ErrorCodeWithSub = {
  [C in ErrorCode]: (typeof errorCatalogue)[C]['hasSubMessage'] extends true ? C : never;
}[ErrorCode];
