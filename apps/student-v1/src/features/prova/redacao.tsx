export { RedacaoScreen as Component } from '@luneta/exam-room';
