/** The second school of the demo: small and separate from the first. */
import type { Db } from '../database/db.ts';
import type { Tenant } from '../database/tenant.ts';
import { spareQuestoes, type DemoExam } from './exams.ts';
import { idOf } from './ids.ts';
import { outraTurma } from './names.ts';
import { writeAlunos, writeEquipe } from './people.ts';
import type { Random } from './random.ts';
import { createEscola, MATUTINO, SERIE, writeCiclos, writeMaterias, writeSeries, writeTurmas } from './school.ts';
import { writeQuestoes } from './school-content.ts';
import { writeExams } from './write-exams.ts';

const OTHER_EXAM_ITEMS = 6;
const HOUR = 3_600_000;

/** The second school's only exam. It is open now and has its own copies of questions that the first school does not use. */
function otherExam(): DemoExam {
  const common = spareQuestoes.filter(({ idioma }) => idioma === undefined);
  const step = Math.floor(common.length / OTHER_EXAM_ITEMS);
  const list = common.filter((_, i) => i % step === 0).slice(0, OTHER_EXAM_ITEMS);
  const itens = list.map((questao, i) => ({ questao, numero: i + 1, anulada: false, gabarito_bonificado: false }));
  const dia = { dia_prova: 1, duracao_minutos: 60, redacao: null, itens, inicio: -HOUR, fim: 8 * HOUR };
  return {
    codigo: 'DEMO-SIMULADO',
    descricao: 'Simulado do Instituto',
    tipo_aplicacao: 'Online',
    solicitar_idioma: false,
    nota_maxima: 10,
    realizada: null,
    dias: [dia],
  };
}

/** Writes the school with its class, its teacher and its exam. */
export async function seedOther(
  tx: Db,
  agora: Date,
  alunoHashes: readonly string[],
  equipeHashes: readonly string[],
  rng: Random,
): Promise<Tenant> {
  const escola = await createEscola(tx, { nome: 'Instituto Rio Negro', fuso_horario: 'America/Manaus', agora });
  const materias = await writeMaterias(escola);
  const series = await writeSeries(escola);
  const serie_id = idOf(series, SERIE);
  const ciclos = await writeCiclos(escola, [agora]);
  const ano = agora.getUTCFullYear();
  const turmas = await writeTurmas(escola, [
    { codigo: '3A', sede: 'Sede única', turno: MATUTINO, versao: 2, serie_id, ano },
  ]);
  const turma_id = idOf(turmas, '3A');
  const alunos = await writeAlunos(escola, outraTurma, turma_id, alunoHashes, agora, rng);
  const staff = await writeEquipe(
    escola,
    [{ login: 'prof.marcos', nome: 'Marcos Benchimol Sá', perfil: 'professor', turmas: [turma_id] }],
    equipeHashes,
    agora,
  );
  const exam = otherExam();
  const used = exam.dias.flatMap(({ itens }) => itens.map(({ questao }) => questao));
  const questaoIds = await writeQuestoes(escola, used, materias, series, agora);
  const turma = { id: turma_id, versao: 2 as const, alunos };
  await writeExams(
    escola,
    [exam],
    [turma],
    { questoes: questaoIds, redacoes: new Map(), ciclos, serie_id, corretor_id: idOf(staff, 'prof.marcos'), agora },
    rng,
  );
  return escola;
}
