/** Codes of skills: those of the national curriculum, of ENEM and SAEB have a form, a school's own has none. */

export const HABILIDADE_SISTEMAS = ['BNCC', 'ENEM', 'SAEB', 'propria'] as const;
export type HabilidadeSistema = (typeof HABILIDADE_SISTEMAS)[number];

const FORMS: Readonly<Record<Exclude<HabilidadeSistema, 'propria'>, RegExp>> = {
  BNCC: /^(?:EF(?:0[1-9]|12|15|35|67|69|89)[A-Z]{2}\d{2}|EM13(?:LGG|MAT|CNT|CHS)\d{3}|EM13LP\d{2}|EM13CO\d{2})$/u,
  ENEM: /^(?:LC|CH|CN|MT)-H(?:[1-9]|[12]\d|30)$/u,
  SAEB: /^(?:[A-Z]{2}-)?D\d{1,3}$/u,
};

/** A code as it is stored: capitals, no spaces; a school's own as typed, with single ones. [BAN-6] */
export function cleanHabilidade(sistema: HabilidadeSistema, codigo: string): string {
  if (sistema === 'propria') return codigo.trim().replace(/\s+/gu, ' ');
  const written = codigo.toUpperCase().replace(/\s+/gu, '');
  return sistema === 'ENEM' ? written.replace(/^(LC|CH|CN|MT)-?H0?(?=\d)/u, '$1-H') : written;
}

/** Whether the code, as stored, is one of its system. [BAN-6] */
export const isHabilidade = (sistema: HabilidadeSistema, codigo: string): boolean =>
  sistema === 'propria' ? codigo !== '' : FORMS[sistema].test(codigo);

/** The system that has codes of this form; 'propria' for any other. [BAN-6] */
export function sistemaDaHabilidade(codigo: string): HabilidadeSistema {
  const found = HABILIDADE_SISTEMAS.find(
    (sistema) => sistema !== 'propria' && isHabilidade(sistema, cleanHabilidade(sistema, codigo)),
  );
  return found ?? 'propria';
}
