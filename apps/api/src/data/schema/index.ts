/** Every table of the database. */
export * from './acesso.ts';
export * from './auditoria.ts';
export * from './avaliacao.ts';
export * from './aviso.ts';
export * from './conhecimento.ts';
export * from './escola.ts';
export * from './pessoa.ts';
export * from './questao.ts';
export * from './resultado.ts';
export * from './tentativa.ts';
