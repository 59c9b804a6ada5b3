import type { LegalTextType } from '../../../generated/model/legalTextType.ts';

/** The legal texts in English; the Japanese ones are the contract's examples. */
export const legalTextEnglish: Record<LegalTextType, { title: string; html: string }> = {
  terms: {
    title: 'Terms of use',
    html: `<p>These terms set out how you may use this web billing service.</p>
<h3>Article 1 (Scope)</h3>
<p>They apply to every customer who uses the service.</p>
<h3>Article 2 (Electronic delivery)</h3>
<ul>
<li>Invoices, delivery notes and payment statements are delivered by publishing them here.</li>
<li>Please download them by the deadline shown and keep them as the law asks.</li>
</ul>
<h3>Article 3 (Login ID and password)</h3>
<p>You look after your login ID and password and do not let anybody else use them.</p>`,
  },
  privacyPolicy: {
    title: 'Handling of personal information',
    html: `<p>We handle your personal information as follows.</p>
<h3>1. What we keep</h3>
<ul><li>Company, section and contact names</li><li>Addresses, phone and fax numbers</li><li>Times and IP addresses of access</li></ul>
<h3>2. What for</h3>
<p>To deliver documents, to confirm who you are and to answer your questions.</p>
<h3>3. Whom to ask</h3>
<p>Please write to <a href="mailto:privacy@example.com">our privacy desk</a>.</p>`,
  },
  userAgreement: {
    title: 'Before you apply',
    html: `<p>Please read the following before you apply for the service.</p>
<ul><li>Documents are delivered electronically; no paper is sent.</li><li>Notices go to the mail address that you register.</li></ul>`,
  },
};
