export { sendDue } from './envio.ts';
export { buildHandlers } from './handlers.ts';
export { createMailer } from './mailer.ts';
