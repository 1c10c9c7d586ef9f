/** Exports what tests of the server need. Only tests import it. */
export {
  createTestApp,
  tokenOf,
  type Answer,
  type Caller,
  type Client,
  type TestApp,
  type TestAppOptions,
} from './app.ts';
export { contractOf } from './contract-of.ts';
export { createClock, type Clock } from './clock.ts';
export { createTestDb, type Statements, type TestDb } from './databases.ts';
export { ACESSO, DEPLOYMENTS, SECRET } from './deployment.ts';
export { createSmtpSink, type Received, type SmtpSink } from './smtp.ts';
export { readVariant, type Variant } from './variant.ts';
export { cheapHash, logins, SENHA, world } from './world.ts';
