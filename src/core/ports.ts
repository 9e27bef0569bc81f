import type { Readable } from 'node:stream';
import type { Db } from '#db/client.server.ts';
import type { QueueState } from './metrics.server.ts';

/**
 * Where image files lie. A key is `<folder>/<file>`, such as `1732190000000-front.jpg/640.avif`: ASCII letters, digits,
 * `.`, `_` and `-`, with at least five of them in the folder.
 */
export interface Storage {
  /** Stores the bytes durably under the key; the same key again replaces it. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The stored file, or null where there is none. Whoever does not read the body to its end must destroy it. */
  get(key: string): Promise<{ body: Readable; bytes: number; contentType: string } | null>;
  /** Removes the file; removing what is not there is fine. */
  remove(key: string): Promise<void>;
  /** Keys in ascending order that start with `prefix` and come after `after`, at most `limit`. */
  list(query: { prefix?: string; after?: string; limit: number }): Promise<string[]>;
  /** Free bytes where that is known (disk), null where it is not a worry (object store). */
  freeBytes(): Promise<number | null>;
}

export interface Email {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  headers?: Record<string, string>;
}

/** Sends one email; resolves once the next hop (or the file) has taken it. */
export interface Mailer {
  send(email: Email): Promise<void>;
}

/** A kind of thing that the public reads. */
type Touched = 'listings' | 'posts' | 'figures';
/** What of the public's something may change. */
export type Touches = 'nothing' | readonly Touched[];

/** A kind of background work: its name, what of the public's it may change, and the shape of its data. */
export interface JobKind<Data extends object> {
  name: string;
  touches: Touches;
  /** Seconds an attempt may take. */
  expireInSeconds?: number;
  retryLimit?: number;
  /** Seconds that a job is remembered after its end; 7 days where nothing is said. */
  keepSeconds?: number;
  /** Names the data type; has no value at run time. */
  data?: Data;
}

/** Puts work aside for later. With a transaction's `ctx.db`, the job exists only if the transaction commits. */
export interface JobQueue {
  enqueue<Data extends object>(db: unknown, kind: JobKind<Data>, data: Data): Promise<void>;
  /** Removes the jobs of this kind whose data holds these values, done or not. */
  erase<Data extends object>(db: Db, kind: JobKind<Data>, where: Partial<Data>): Promise<void>;
  /** Whether this process works jobs off: false until its start is over, and during its stop. */
  isWorking(): boolean;
  /** Every kind that there is, by name, with what waits of it. */
  states(): Promise<QueueState[]>;
}

/** Tells of committed changes to what the public reads, by this process or another. */
export interface ChangeFeed {
  /** Hears the tags (core/reads.ts) of each change, in the order of commits; null where some may have been missed. Gives what ends it. */
  subscribe(hear: (tags: readonly string[] | null) => void): () => void;
  /** Whether changes are heard at present. */
  isHeard(): boolean;
  /** Resolves once everything is heard that was committed before, or nothing is heard any more. */
  caughtUp(): Promise<void>;
}

/** Tells a collector what requests did and how long it took. */
export interface Tracing {
  /** Runs `go` as a request, within the trace that `parent` names (a `traceparent` header); gives what ends it. */
  request(
    parent: string | undefined,
    go: () => void,
  ): (done: { method: string; route: string; status: number }) => void;
  /** Begins a statement of the request that is under way; gives what ends it. */
  statement(text: string): () => void;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** What the log needs; Fastify's and pino's loggers fit. */
export interface Log {
  info(fields: object, message?: string): void;
  warn(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
}

/** A session as it goes to the browser. */
export interface SessionGrant {
  userId: string;
  setCookies: string[];
}

/** What a right password gives. Where it asks for a code, the cookies open no session: they hold the question, for ten minutes. */
interface Entry extends SessionGrant {
  asksCode: boolean;
}

interface OpenSession extends SessionGrant {
  sessionId: string;
  /** When the password was given in it, at its beginning or later. */
  passwordGivenAt: Date;
}

/** A login in two steps (ACC-49), changed by whoever gives their password. */
export interface SecondFactor {
  /** Whose password was right, by the cookies that ask for a code; null for all others. */
  askedForCode(cookieHeader: string): Promise<string | null>;
  /** Opens the session with the code that the app shows now, or a recovery code, which is then used up; null for a wrong one. */
  giveCode(input: {
    /** Whom `askedForCode` gave. */
    userId: string;
    cookieHeader: string;
    code: string;
    address: string;
    userAgent: string;
  }): Promise<SessionGrant | null>;
  /** Opens the session of somebody who took the second step in another way; null where no code is asked for any more. */
  giveProof(input: {
    /** Whom `askedForCode` gave. */
    userId: string;
    cookieHeader: string;
    address: string;
    userAgent: string;
  }): Promise<SessionGrant | null>;
  /** Encrypts anew what lies under the secret that the server had before. */
  encryptAnew(): Promise<void>;
  /** Whether a refused code is the one that the app showed half a minute ago, or shows next. */
  justMissed(userId: string, code: string): Promise<boolean>;
  /** A new secret as an address for authenticator apps; counts from its first code on. Null for a wrong password. */
  begin(input: { cookieHeader: string; password: string }): Promise<{ uri: string } | null>;
  /** Switches it on with a first code and renews this session; null for a wrong one. */
  confirm(input: {
    userId: string;
    cookieHeader: string;
    code: string;
  }): Promise<{ setCookies: string[]; recoveryCodes: string[] } | null>;
  /** Ten new recovery codes in place of the old ones; null for a wrong password. */
  newRecoveryCodes(input: { cookieHeader: string; password: string }): Promise<string[] | null>;
  /** Switches it off and renews this session; null for a wrong password. */
  end(input: { cookieHeader: string; password: string }): Promise<{ setCookies: string[] } | null>;
}

/** Passwords, sessions and reset tokens, kept by a library made for it (ACC-24 to ACC-28). */
export interface Credentials {
  /**
   * A password made ready for storing. Slow on purpose: call it outside of transactions. After `goodUntil`, whoever gives the
   * right one gets the error `unauthenticated`, with what to do.
   */
  hash(password: string, goodUntil?: Date): Promise<string>;
  /** Creates the account; null when the address is taken. Opens no session. */
  signUp(db: Db, input: { name: string; email: string; passwordHash: string }): Promise<{ userId: string } | null>;
  /** Opens a session or asks for a code; null when the address or the password is wrong, in the same time for both. */
  signIn(input: { email: string; password: string; address: string; userAgent: string }): Promise<Entry | null>;
  /** Ends the session of these request cookies; gives the cookies that clear it. */
  signOut(cookieHeader: string): Promise<string[]>;
  /** Whose session these cookies are, and when the password was given, or null. Extends a session that is in use. */
  sessionOf(cookieHeader: string): Promise<OpenSession | null>;
  isPassword(userId: string, password: string): Promise<boolean>;
  /** Ends the session's name and gives it another, in cookies, because its password was given again at this moment. */
  renewSession(sessionId: string, passwordGivenAt: Date): Promise<string[]>;
  /** A new single-use token, good for an hour, for the owner of this address; null where nobody has it. */
  resetToken(email: string): Promise<{ token: string } | null>;
  /** Sets the new password and ends all sessions; null for a used, old or wrong token. */
  reset(input: { token: string; password: string }): Promise<{ userId: string } | null>;
  /** Changes the password, ends all other sessions and renews this one; null when the current password is wrong. */
  changePassword(input: {
    cookieHeader: string;
    current: string;
    next: string;
    address: string;
    userAgent: string;
  }): Promise<SessionGrant | null>;
  /** Sets a password without asking for the old one and ends every session of the user (for operators). */
  setPassword(db: Db, input: { userId: string; passwordHash: string }): Promise<void>;
  secondFactor: SecondFactor;
  /** The text signed with the server's secret: the same each time, made by nobody else, and tells nothing of the text. */
  signature(text: string): string;
  /** The same, signed with the secret that the server had before, where the operator names it (SESSION_SECRET_BEFORE). */
  earlierSignature(text: string): string;
}
