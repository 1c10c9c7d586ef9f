/** The four areas of ENEM. Their items have scales of their own. */
export type AreaEnem = {
  readonly codigo: 'LC' | 'CH' | 'CN' | 'MT';
  readonly nome: string;
  readonly nome_curto: string;
};

export const AREAS_ENEM = {
  LC: { codigo: 'LC', nome: 'Linguagens, Códigos e suas Tecnologias', nome_curto: 'Linguagens' },
  CH: { codigo: 'CH', nome: 'Ciências Humanas e suas Tecnologias', nome_curto: 'Humanas' },
  CN: { codigo: 'CN', nome: 'Ciências da Natureza e suas Tecnologias', nome_curto: 'Natureza' },
  MT: { codigo: 'MT', nome: 'Matemática e suas Tecnologias', nome_curto: 'Matemática' },
} as const satisfies Readonly<Record<string, AreaEnem>>;
