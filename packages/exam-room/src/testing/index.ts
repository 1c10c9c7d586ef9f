/** For tests and stories only: a server of one exam day that stores what is saved. */
export { examServer, PLACE, PROVA, questao, withText, WRITTEN, type ExamServer, type Resumo } from './exam-server.ts';
export { holdOnDevice, KEPT_REDACAO, KEPT_RESPOSTA, KEPT_SUBJETIVA } from './held.ts';
export { DELIVERED, describeReceipt, type ReceiptScreen } from './kept-receipt.ts';
export { describeHostileNames } from './hostile-names.ts';
