/** For tests and stories only: a server of one exam day that stores what is saved. */
export { examServer, PLACE, PROVA, questao, withText, WRITTEN, type ExamServer, type Resumo } from './exam-server.ts';
export { putOnDevice, UNSENT_REDACAO, UNSENT_RESPOSTA, UNSENT_SUBJETIVA } from './on-device.ts';
export { DELIVERED, describeReceipt, type ReceiptScreen } from './on-device-receipt.ts';
export { describeHostileNames } from './hostile-names.ts';
