export { RedacaoScreen } from '@luneta/exam-room';
