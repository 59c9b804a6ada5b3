import { useState, type MouseEvent } from 'react';
import { createRoot } from 'react-dom/client';
import type { Bill } from '../../../generated/model/bill.ts';
import type { BillList } from '../../../generated/model/billList.ts';
import { version } from '../../../package.json';

/*
 * A bare React page, with which the bill list is compared. A press of a link requests the same bills from the same
 * server. The page shows the contents and buttons of the portal's rows in a plain table.
 */

const billsPath = '/demo/mypage-api/bills?sort=publicationDateDesc&page=1';
const headers = {
  'X-Flow-Id': '0123456789abcdef0123456789abcdef',
  'X-Language': 'ja',
  'X-Front-Version': version,
};

function Row({ bill }: { bill: Bill }) {
  const { title, billNumber, price, files } = bill;
  const billText = `${title} ${billNumber}`;
  return (
    <tr>
      <td>
        <input type="checkbox" aria-label={`選択: ${billText}`} />
      </td>
      <td>{bill.publicationDate}</td>
      <td>
        <span>{title}</span> <span>{bill.billTypeName}</span> <span>{billNumber}</span>{' '}
        <span>{bill.downloadStatus}</span>
      </td>
      <td>{price === null ? '―' : `¥${price}`}</td>
      <td>
        <a href={`#${bill.billId}`}>{bill.statusName}</a>
        {bill.selectableStatuses.length > 0 ? (
          <button type="button" aria-label={`変更: ${billText}`}>
            変更
          </button>
        ) : null}
      </td>
      <td>{bill.downloadDeadline}</td>
      <td>
        {files.pdf ? (
          <button type="button" aria-label={`PDF: ${billText}`}>
            PDF
          </button>
        ) : null}
        {files.csv ? (
          <button type="button" aria-label={`CSV: ${billText}`}>
            CSV
          </button>
        ) : null}
      </td>
      <td>
        <button type="button" aria-expanded={false} aria-label={`詳細: ${billText}`}>
          詳細
        </button>
      </td>
    </tr>
  );
}

function Bills() {
  const [bills, setBills] = useState<readonly Bill[]>();
  const openBills = (event: MouseEvent): void => {
    event.preventDefault();
    void fetch(billsPath, { headers })
      .then((answer): Promise<BillList> => answer.json())
      .then(({ items }) => setBills(items));
  };
  return (
    <>
      <header>
        <a href="/bapPublishedBillAppSearch" onClick={openBills}>
          請求書
        </a>
      </header>
      <main>
        {bills === undefined ? null : (
          <table aria-busy={false}>
            <tbody>
              {bills.map((bill) => (
                <Row key={bill.billId} bill={bill} />
              ))}
            </tbody>
          </table>
        )}
      </main>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Bills />);
