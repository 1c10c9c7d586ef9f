/** Every table of the database. */
export * from './acesso.ts';
export * from './aprendizagem.ts';
export * from './auditoria.ts';
export * from './avaliacao.ts';
export * from './aviso.ts';
export * from './boss.ts';
export * from './carteira.ts';
export * from './conhecimento.ts';
export * from './escola.ts';
export * from './fase.ts';
export * from './idempotencia.ts';
export * from './pessoa.ts';
export * from './questao.ts';
export * from './resultado.ts';
export * from './subjetiva.ts';
export * from './tentativa.ts';
export * from './trilha.ts';
