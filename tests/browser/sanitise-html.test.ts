import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileInputs } from './hostile-inputs.ts';
import { readPublicSet } from './public-set.ts';
import { openSanitiserPage, type SanitiserPage } from './sanitiser-page.ts';

/* These tests run the sanitiser of S5 in a real browser, because a simulated browser parses HTML differently. */
const timeoutMs = 120_000;
const publicSetPath = process.env['MYPAGE_XSS_SET'];

describe.each(['none', 'strict'] as const)('in a page with the policy "%s"', (policy) => {
  let sanitiser: SanitiserPage;
  beforeAll(async () => {
    sanitiser = await openSanitiserPage(policy);
  }, timeoutMs);
  afterAll(() => sanitiser.close());

  const findHarm = async (inputs: readonly string[]) => {
    const outcomes = await sanitiser.tryAll(inputs);
    const faultyInputs = outcomes.flatMap(({ faults }, index) =>
      faults.length > 0 ? [{ input: inputs[index], faults }] : [],
    );
    const { scriptRuns, requests } = await sanitiser.readEvents();
    return { faultyInputs, scriptRuns, requests };
  };
  const noHarm = { faultyInputs: [], scriptRuns: [], requests: [] };

  it(
    'the page records scripts, requests and violations',
    async () => {
      const imageRequest =
        policy === 'none' ? sanitiser.page.waitForRequest('https://evil.example/x.png') : undefined;
      await sanitiser.page.evaluate(() => {
        const image = document.createElement('img');
        image.src = 'https://evil.example/x.png';
        document.body.append(image);
        alert('x');
      });
      await imageRequest;
      const events = await sanitiser.readEvents();
      expect(events.scriptRuns).toEqual(['alert x']);
      expect(policy === 'strict' ? events.violations : events.requests).toHaveLength(1);
    },
    timeoutMs,
  );

  it(
    'our own hostile inputs have no effect',
    async () => {
      expect(await findHarm(hostileInputs)).toEqual(noHarm);
    },
    timeoutMs,
  );

  // Without MYPAGE_XSS_SET, this test does not exist.
  it.each(publicSetPath === undefined ? [] : [publicSetPath])(
    'the public set at %s has no effect',
    async (path) => {
      const inputs = await readPublicSet(path);
      expect(inputs.length).toBeGreaterThan(0);
      expect(await findHarm(inputs)).toEqual(noHarm);
    },
    timeoutMs,
  );

  it('the sanitiser keeps the tags and attributes of S5', async () => {
    const [outcome] = await sanitiser.tryAll([
      '<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><ul><li>l</li></ul><pre>p</pre>' +
        '<p><b>b</b><br><small>s</small><span class="c" id="i">x</span></p><div>d</div>',
    ]);
    expect(outcome?.html).toBe(
      '<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><ul><li>l</li></ul><pre>p</pre>' +
        '<p><b>b</b><br><small>s</small><span class="c" id="user-content-i">x</span></p><div>d</div>',
    );
  });

  it('the sanitiser keeps links with http, https and mailto, without a referrer', async () => {
    const [outcome] = await sanitiser.tryAll([
      '<a href="https://example.com/?a=1&amp;style=2" target="_top">h</a><a href="mailto:a@example.com">m</a>',
    ]);
    expect(outcome?.html).toBe(
      '<a href="https://example.com/?a=1&amp;style=2" target="_blank" rel="noopener noreferrer">h</a>' +
        '<a href="mailto:a@example.com" rel="noopener noreferrer">m</a>',
    );
  });

  it('the sanitiser applies the styles of S5 and removes all other styles', async () => {
    await sanitiser.tryAll([
      '<p style="color: rgb(1, 2, 3); font: bold 20px serif; width: 50px; padding: 1px 2px; margin: 3px;' +
        ' line-height: 30px; text-align: right; position: fixed; background: red">x</p>',
    ]);
    expect((await sanitiser.readEvents()).violations).toEqual([]);
    const styles = await sanitiser.page.evaluate(() => {
      const element = document.querySelector('#place p');
      if (element === null) throw new Error('The paragraph was removed.');
      const { color, fontSize, fontWeight, width, paddingLeft, marginTop, lineHeight, textAlign } =
        getComputedStyle(element);
      const { position, backgroundColor } = getComputedStyle(element);
      return [
        [color, fontSize, fontWeight, width, paddingLeft, marginTop, lineHeight, textAlign],
        [position, backgroundColor],
      ];
    });
    expect(styles).toEqual([
      ['rgb(1, 2, 3)', '20px', '700', '50px', '2px', '3px', '30px', 'right'],
      ['static', 'rgba(0, 0, 0, 0)'],
    ]);
  });

  it('the sanitiser does not change texts and classes that contain "style"', async () => {
    const [outcome] = await sanitiser.tryAll(['<p class="style=1">style = "x" and style="y"</p>']);
    expect(outcome?.html).toBe('<p class="style=1">style = "x" and style="y"</p>');
  });

  it('the sanitiser does not change the case of texts and classes', async () => {
    const html =
      '<p class="STYLE=1">Style = "x" and <a href="https://example.com/?STYLE=2&amp;Style=3"' +
      ' rel="noopener noreferrer">sTyle=y</a></p>';
    const [outcome] = await sanitiser.tryAll([html]);
    expect(outcome?.html).toBe(html);
    expect((await sanitiser.tryAll(['<p STYLE="color: red">x</p>']))[0]?.html).toBe(
      '<p style="color: red;">x</p>',
    );
  });

  it('the sanitiser keeps the text of forbidden markup, and removes code', async () => {
    const [outcome] = await sanitiser.tryAll([
      '<table><tr><td>cell</td></tr></table><em>e</em><script>x</script>',
    ]);
    expect(outcome?.html).toBe('celle');
  });

  it('the sanitiser reduces HTML beyond the limits of the contract to text, and runs no script', async () => {
    const nestedHtml = `${'<b>'.repeat(60_000)}deep`;
    const htmlWithCode = `${'<div>'.repeat(60)}<img src=x onerror=alert(1)>&lt;b&gt; <script>alert(1)</script`;
    const outcomes = await sanitiser.tryAll([nestedHtml, htmlWithCode]);
    for (const { html, faults } of outcomes) {
      expect(html).not.toMatch(/<[a-z]/);
      expect(faults).toEqual([]);
    }
    expect(outcomes[0]?.html.trim()).toBe('deep');
    expect((await sanitiser.readEvents()).scriptRuns).toEqual([]);
  });
});
