/** Source of an item's parameters. */
export type OrigemTri = 'INEP' | 'arquivo da escola' | 'demonstração';
