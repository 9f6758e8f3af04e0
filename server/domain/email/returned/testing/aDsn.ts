export const messageId = '7a0c7f9e-1b2c-4d3e-8f90-0a1b2c3d4e5f';

interface Written {
  readonly type?: string;
  readonly envelope?: string;
  readonly original?: string;
  readonly final?: string;
  readonly action?: string;
  readonly status?: string;
  readonly more?: string;
  readonly returnedType?: string;
  readonly returned?: string;
}

/** A delivery status notification as Postfix writes it. */
export const aDsn = ({
  type = 'multipart/report; report-type=delivery-status; boundary="b1"',
  envelope,
  original,
  final = 'rfc822; jane@example.com',
  action = 'failed',
  status = '5.1.1',
  more = '',
  returnedType = 'text/rfc822-headers',
  returned = `From: portal@example.com\r\nMessage-ID:\r\n <${messageId}@example.com>\r\nSubject: Statement`,
}: Written = {}): string =>
  [
    'From: MAILER-DAEMON@mail.example.com',
    'Subject: Undelivered Mail Returned to Sender',
    `Content-Type: ${type}`,
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--b1',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    '<jane@example.com>: User unknown',
    '--b1',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example.com',
    ...(envelope ? [`Original-Envelope-Id: ${envelope}`] : []),
    '',
    ...(original ? [`Original-Recipient: ${original}`] : []),
    `Final-Recipient: ${final}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 5.1.1 User unknown${more}`,
    '',
    '--b1',
    'Content-Description: Undelivered Message Headers',
    `Content-Type: ${returnedType}`,
    '',
    returned,
    '',
    '--b1--',
    '',
  ].join('\r\n');
