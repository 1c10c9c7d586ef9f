/** Answer sheets: one for each student with the name, and blank ones. Marks, code and bubbles are one drawing. */
import type { Impressao } from '@luneta/api-client';
import { codigoDaFolha } from '@luneta/domain';
import { PrintSheet } from '@luneta/ui';

import { nomeDe } from '../../../shared/aluno.ts';
import { qrShape } from '../../../shared/qr/qr-shape.ts';
import { copy } from './copy.ts';
import { desenhoDaFolha, FOLHA, type LinhaDesenhada, linhasDe, MARCA, RAIO } from './folha-desenho.ts';
import * as css from './impressao.css.ts';

type Turma = NonNullable<Impressao['turma']>;
type Aluno = Turma['alunos'][number] | null;

type FolhasProps = { impressao: Impressao; turma: Turma; brancas: number; printed: string };

export function FolhasImpressas({ impressao, turma, brancas, printed }: FolhasProps) {
  const linhas = desenhoDaFolha(linhasDe(impressao.itens));
  const blank = Array.from({ length: brancas }, (): Aluno => null);
  const pages = [...turma.alunos, ...blank].map((aluno, n) => ({
    id: aluno?.turma_aluno_id ?? `branca-${n}`,
    content: <Folha impressao={impressao} turma={turma} aluno={aluno} linhas={linhas} />,
  }));
  return (
    <div className={css.sheets}>
      <PrintSheet
        label={copy.papeis.folhas}
        title={`${impressao.descricao} · ${turma.turma_codigo}`}
        note={printed}
        pages={pages}
      />
    </div>
  );
}

type FolhaProps = { impressao: Impressao; turma: Turma; aluno: Aluno; linhas: readonly LinhaDesenhada[] };

const QR_SIZE = 28;
const [RIGHT, BOTTOM] = [FOLHA.largura - MARCA, FOLHA.altura - MARCA];
const MARKS = [
  [0, 0],
  [RIGHT, 0],
  [0, BOTTOM],
  [RIGHT, BOTTOM],
] as const;
const LEFT = 12;

function Folha({ impressao, turma, aluno, linhas }: FolhaProps) {
  const { escola_nome, descricao, dia_prova, dias, modelo, lingua_estrangeira, itens } = impressao;
  const codigo = codigoDaFolha({
    turma_avaliacao_id: turma.turma_avaliacao_id,
    dia_prova,
    turma_aluno_id: aluno?.turma_aluno_id ?? null,
    modelo,
  });
  const qr = qrShape(codigo);
  const nome = aluno ? nomeDe(aluno.aluno_nome) : '';
  const facts = [descricao, dias.length > 1 ? copy.diaOf(dia_prova) : '', copy.versao(modelo)];
  const asksLanguage = lingua_estrangeira === null && itens.some((item) => item.lingua_estrangeira !== null);
  return (
    <svg
      viewBox={`0 0 ${FOLHA.largura} ${FOLHA.altura}`}
      className={css.drawing}
      role="img"
      aria-label={`${copy.folhaTitle}, ${nome || copy.branca}`}
      fontFamily="Arial, Helvetica, sans-serif"
      fill="currentColor"
    >
      {MARKS.map(([x, y]) => (
        <rect key={`${x}-${y}`} x={x} y={y} width={MARCA} height={MARCA} />
      ))}
      <text x={LEFT} y={6} fontSize={3.9}>
        {escola_nome}
      </text>
      <text x={LEFT} y={13} fontSize={5.2} fontWeight="bold">
        {copy.folhaTitle}
      </text>
      <text x={LEFT} y={19} fontSize={3.9}>
        {facts.filter((fact) => fact !== '').join(' · ')}
      </text>
      <Campo x={LEFT} y={29} width={136} label={copy.nome} value={nome} />
      <Campo x={LEFT} y={38} width={60} label={copy.turmaPaper} value={turma.turma_codigo} />
      <Campo x={LEFT + 66} y={38} width={30} label={copy.numero} value={aluno ? String(aluno.numero) : ''} />
      <svg
        x={FOLHA.largura - MARCA - QR_SIZE - 4}
        y={9}
        width={QR_SIZE}
        height={QR_SIZE}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
      >
        <path d={qr.path} shapeRendering="crispEdges" />
      </svg>
      <text x={LEFT} y={45} fontSize={3.9}>
        {copy.folhaHelp}
      </text>
      {asksLanguage && <Lingua />}
      {linhas.map((linha) => (
        <LinhaDaFolha key={linha.numero} linha={linha} />
      ))}
    </svg>
  );
}

type CampoProps = { x: number; y: number; width: number; label: string; value: string };

const Campo = ({ x, y, width, label, value }: CampoProps) => (
  <>
    <text x={x} y={y} fontSize={3.9}>
      {label}
    </text>
    <text x={x + 13} y={y} fontSize={4.4} fontWeight="bold">
      {value}
    </text>
    <line x1={x + 12} y1={y + 1.2} x2={x + width} y2={y + 1.2} stroke="currentColor" strokeWidth={0.25} />
  </>
);

const Bolha = ({ x, y, letra }: { x: number; y: number; letra: string }) => (
  <>
    <circle cx={x} cy={y} r={RAIO} fill="none" stroke="currentColor" strokeWidth={0.25} />
    <text x={x} y={y + 0.95} fontSize={2.6} textAnchor="middle">
      {letra}
    </text>
  </>
);

const Lingua = () => (
  <>
    <text x={LEFT} y={52} fontSize={3.9}>
      {copy.linguaMarca}
    </text>
    {copy.linguasMarca.map((lingua, n) => (
      <g key={lingua}>
        <Bolha x={LEFT + 42 + n * 32} y={50.8} letra={lingua.charAt(0)} />
        <text x={LEFT + 46 + n * 32} y={52} fontSize={3.9}>
          {lingua}
        </text>
      </g>
    ))}
  </>
);

const LinhaDaFolha = ({ linha: { numero, x, y, bolhas } }: { linha: LinhaDesenhada }) => (
  <>
    <text x={x + 7.5} y={y + 1.3} fontSize={3.9} fontWeight="bold" textAnchor="end">
      {numero}
    </text>
    {bolhas.map((bolha) => (
      <Bolha key={bolha.letra} {...bolha} />
    ))}
    {bolhas.length === 0 && (
      <text x={x + 9.8} y={y + 1.2} fontSize={3.4}>
        {copy.respostaEscrita}
      </text>
    )}
  </>
);
