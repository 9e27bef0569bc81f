const NASTY = [
  '',
  ' ',
  '\0',
  '%00',
  '%',
  '%2',
  '%ff%fe',
  '%c0%af',
  '..',
  '../../etc/passwd',
  '..%2f..%2f',
  '%252e%252e',
  '\r\nx: y',
  '%0d%0aset-cookie:a=b',
  "' or 1=1--",
  '"; drop table users;--',
  '$1',
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '[]',
  '{}',
  '-1',
  '0',
  '1e999',
  '99999999999999999999',
  '0x10',
  '1.5',
  '-0',
  '00000000-0000-0000-0000-000000000000',
  '01940000-0000-7000-8000-000000000001',
  'ọ̀ṣun',
  '𝕏',
  '\u202e',
  '\ud800',
  'a'.repeat(300),
  'a'.repeat(5000),
  '('.repeat(200),
  '9'.repeat(400),
  'a|b&c!(d)',
  "''''",
  '\\',
  '\t',
  '2026-13-45',
  '@',
  'a@b',
  'x'.repeat(70) + '@example.com',
  '/',
  '//evil.example',
  'http://evil.example/',
];
const METHODS = [
  'GET',
  'GET',
  'GET',
  'POST',
  'POST',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'get',
  'BREW',
];
const HEADERS = [
  'Host',
  'Cookie',
  'Content-Type',
  'Content-Length',
  'Transfer-Encoding',
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Origin',
  'Referer',
  'Range',
  'If-None-Match',
  'If-Modified-Since',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'Forwarded',
  'Authorization',
  'Idempotency-Key',
  'Upload-Length',
  'Upload-Offset',
  'Upload-Metadata',
  'Tus-Resumable',
  'Expect',
  'Upgrade',
  'Connection',
  'Content-Encoding',
  'Sec-Fetch-Site',
  'X-HTTP-Method-Override',
  'Last-Event-ID',
  'User-Agent',
  'TE',
];
const TYPES = [
  'application/json',
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'text/plain',
  'application/xml',
  'application/json; charset=utf-7',
  'application/offset+octet-stream',
  'image/jpeg',
  '',
];

/** An address that is attacked. */
export interface Call {
  method: string;
  path: string;
  /** Names of fields that the call or the form reads. */
  fields: string[];
}

/** A request as it goes on the line. */
export interface Request {
  bytes: Buffer;
  /** Whether an answer must come; of the others the server may await more. */
  isWhole: boolean;
}

interface Dice {
  roll: (sides: number) => number;
  pick: <T>(from: readonly T[]) => T;
  call: Call;
  cookie: string;
  ids: string[];
}

/** A request that no browser sends, made by chance. */
export function requestOf({ roll, pick, call, cookie, ids }: Dice): Request {
  const value = (): string => (roll(4) === 0 ? pick(ids) : pick(NASTY));
  const field = () => (roll(5) === 0 ? value() : pick(call.fields) || value());
  const raw = (text: string) => (roll(3) === 0 ? text : encodeURIComponent(text.isWellFormed() ? text : ''));
  const path = call.path.replaceAll(/:\w+\??|\{\w+\}|\*/g, () => raw(value()));
  const query = Array.from({ length: roll(4) }, () => `${raw(field())}=${raw(value())}`).join('&');
  const method = roll(5) === 0 ? pick(METHODS) : call.method;
  const type = pick(TYPES);
  const body = method === 'GET' && roll(4) > 0 ? Buffer.alloc(0) : bodyOf(type, { roll, field, value });
  const isAnnounced = roll(8) > 0;
  const headers = [
    roll(30) > 0 ? 'Host: localhost' : '',
    `Content-Length: ${isAnnounced ? body.length : pick([0, 1, body.length + 5, -1, 1e12])}`,
    type && `Content-Type: ${type}`,
    cookie && `Cookie: ${cookie}`,
    ...Array.from(
      { length: roll(3) },
      () => `${pick(HEADERS)}: ${roll(50) === 0 ? value() : value().replaceAll(/[\r\n\0]/g, '')}`,
    ),
    'Connection: close',
  ];
  const target = roll(40) === 0 ? value() : path + (query && `?${query}`);
  const line = `${method} ${roll(60) === 0 ? target : target.replaceAll(/[\r\n\0 ]/g, '%20')} HTTP/${roll(80) === 0 ? '9.9' : '1.1'}`;
  const head = [line, ...headers.filter(Boolean), '', ''].join('\r\n');
  const waitsForMore =
    !isAnnounced || /^(Transfer-Encoding|Expect|Upgrade|Content-Length:.*\n[^]*Content-Length)/im.test(head);
  return { bytes: Buffer.concat([Buffer.from(head), body]), isWhole: !waitsForMore };
}

function bodyOf(
  type: string,
  { roll, field, value }: { roll: Dice['roll']; field: () => string; value: () => string },
): Buffer {
  const odd = (): unknown =>
    [value(), roll(1e9), null, [value(), value()], { [value()]: value() }, roll(2) === 0, -1e308][roll(7)];
  const pairs = Array.from({ length: roll(8) }, () => [field(), roll(3) === 0 ? odd() : value()] as const);
  const flat = (one: unknown) => (typeof one === 'string' ? one : JSON.stringify(one));
  switch (roll(10)) {
    case 0:
      return Buffer.from(value());
    case 1:
      return Buffer.from('['.repeat(1 + roll(20_000)));
    case 2:
      return Buffer.alloc(roll(2) === 0 ? roll(400_000) : roll(2_000), roll(256));
    default:
  }
  if (type.startsWith('application/json')) return Buffer.from(JSON.stringify(Object.fromEntries(pairs)));
  if (type.startsWith('multipart')) {
    const parts = pairs.map(
      ([name, text]) =>
        `--b\r\nContent-Disposition: form-data; name="${name}"${roll(2) === 0 ? `; filename="${value()}"` : ''}\r\n\r\n${flat(text)}\r\n`,
    );
    return Buffer.from(parts.join('') + (roll(4) > 0 ? '--b--\r\n' : ''));
  }
  return Buffer.from(
    pairs
      .map(
        ([name, text]) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(flat(text).toWellFormed())}`,
      )
      .join('&'),
  );
}
