/** Every rule of the house. Prefer the single file (`@luneta/domain/tri`): it says which family you depend on. */
export * from './numero.ts';
export * from './prova-policy.ts';
export * from './prova-prazo.ts';
export * from './tri-map.ts';
export * from './tri.ts';
