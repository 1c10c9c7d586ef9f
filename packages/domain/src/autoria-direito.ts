/** Who publishes exams and who approves questions: rights that the settings of a school narrow for its teachers. */

const PUBLISHERS: readonly string[] = ['coordenador', 'gestao_vida', 'gestao_escola', 'diretor', 'admin'];
const REVIEWERS: readonly string[] = ['coordenador', 'gestao_vida', 'admin'];

/** Whether a person of this profile publishes exams; professor those of the own classes only. [PER-13] */
export function mayPublishProvas(perfil: string, professor_publica: boolean): boolean {
  return PUBLISHERS.includes(perfil) || (perfil === 'professor' && professor_publica);
}

/** Whether a person of this profile approves questions; professor the own ones only. [PER-14] */
export function mayApproveQuestoes(perfil: string, revisao_questoes: boolean): boolean {
  return REVIEWERS.includes(perfil) || (perfil === 'professor' && !revisao_questoes);
}
