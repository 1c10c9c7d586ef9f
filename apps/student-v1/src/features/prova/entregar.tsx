export { EntregaScreen } from '@luneta/exam-room';
