/** What a file brings: exams of INEP and parameters of items. It reads the file, plans, and applies by the other subjects. */
export { importEnem, ImportError, reportLines as enemReportLines, seriousOf } from './enem/import-enem.ts';
export {
  importParametros,
  isIncomplete,
  ParametrosError,
  reportLines as parametrosReportLines,
} from './parametros/import-parametros.ts';
export { buildHandlers } from './staff/handlers.ts';
export { IMPORTACAO } from './arquivo/work.ts';
export { runImportacao } from './executar.ts';
export { forgetOld } from './arquivo/andamento-store.ts';
export { GUARDA_MS } from './presenter.ts';
export { applyFromOperator, receiveFromOperator, relatorioOf } from './operador.ts';
