/** Every table of the database. */
export * from './avaliacao.ts';
export * from './escola.ts';
export * from './pessoa.ts';
export * from './questao.ts';
export * from './resultado.ts';
export * from './tentativa.ts';
