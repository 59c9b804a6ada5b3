import './forms/zod-jitless.ts';
import './styles/tokens.css';
import './styles/base.css';
import './app/boot/boot.css';
import { faultEvents, noteFault } from './api/faults.ts';
import { start } from './app/start.tsx';

const root = document.getElementById('root');

/** The build replaces `import.meta.env.DEV`, so that dist/ contains no development code. */
async function startPage(): Promise<void> {
  if (import.meta.env.DEV) (await import('./dev/start.tsx')).startDevelopment(root);
  else if (root) await start(root);
}

/** The delay between the start of the page and the load of the report code: the requests of the page are sent first. */
const REPORTS_DELAY_MS = 1000;

/**
 * If the operator wants reports, notes all faults from now on. After the start of the page, loads the code
 * that reports them. The web server sends the address for reports in the header `Server-Timing`
 * (docs/deploy.md).
 */
function loadReports(pageStart: Promise<unknown>): void {
  // Over plain HTTP, browsers have no `serverTiming`.
  const navigationTiming: Partial<PerformanceNavigationTiming> | undefined = performance
    .getEntriesByType('navigation')[0]
    ?.toJSON();
  const reportAddress = navigationTiming?.serverTiming?.find(
    ({ name }) => name === 'report',
  )?.description;
  if (!reportAddress) return;
  // The listener uses the capture phase, because error events of scripts do not bubble.
  for (const type of faultEvents) addEventListener(type, noteFault, true);
  const loadReportCode = (): void => {
    import('./app/reports.ts').then(
      ({ startReports }) => startReports(reportAddress, navigationTiming?.responseStart ?? 0),
      // Without a connection, the code is loaded later. The queue keeps the faults until then.
      () => addEventListener('online', loadReportCode, { once: true }),
    );
  };
  void pageStart.finally(() => setTimeout(loadReportCode, REPORTS_DELAY_MS));
}

loadReports(startPage());
