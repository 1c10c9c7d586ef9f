/** How many bytes a call may carry. The contract limits each text in characters; this is what the server takes in at all. */

/** Forms and answers. */
export const BODY_LIMIT_BYTES = 256 * 1024;

/** A course as long as its contract allows, in letters of two bytes, twice: clients send the documented `params` copy too. */
const DOCUMENT_LIMIT_BYTES = 4 * 1024 * 1024;

/** Handlers of calls that carry a whole document; all are behind a staff session, looked at before the body is read. */
const DOCUMENTS: ReadonlySet<string> = new Set([
  'updateBaseConhecimento',
  'saveBaseConhecimento',
  'changeBaseConhecimento',
  'createImportacaoRespostas',
  'updateConfiguracaoEscola',
]);

/** Bytes that the call of this handler takes; more is answered with 413. */
export function bodyLimitOf(handler: string): number {
  return DOCUMENTS.has(handler) ? DOCUMENT_LIMIT_BYTES : BODY_LIMIT_BYTES;
}
