export { sendDue } from './envio.ts';
export { buildHandlers } from './handlers.ts';
export { createMailer, type SmtpConfig } from './mailer.ts';
