ALTER TABLE "avaliacao" ADD COLUMN "fim_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "avaliacao" ADD COLUMN "liberado_em" timestamp with time zone;--> statement-breakpoint
-- The release of the exams there are: the rules GAB-1 and LIB-2, with the tolerance of 120 seconds.
UPDATE "avaliacao" a SET "fim_em" = e."fim_em",
  "liberado_em" = CASE WHEN NOT a."retido" AND e."fim_em" IS NOT NULL THEN greatest(e."fim_em" + interval '120 seconds', a."liberar_em") END
FROM (
  SELECT c."escola_id", c."avaliacao_id", CASE WHEN NOT bool_or(d."fim_em" IS NULL) THEN max(greatest(d."fim_em",
    (SELECT d."fim_em" + max(j."acrescimo_segundos") * interval '1 second' FROM "janela_aluno" j
      WHERE j."escola_id" = d."escola_id" AND j."turma_avaliacao_id" = d."turma_avaliacao_id" AND j."dia_prova" = d."dia_prova"),
    (SELECT max(t."prazo_em") FROM "tentativa" t
      WHERE t."escola_id" = d."escola_id" AND t."turma_avaliacao_id" = d."turma_avaliacao_id" AND t."dia_prova" = d."dia_prova"
        AND t."encerrada_em" IS NULL))) END AS "fim_em"
  FROM "turma_avaliacao" c
  LEFT JOIN "turma_avaliacao_dia" d ON d."escola_id" = c."escola_id" AND d."turma_avaliacao_id" = c."id"
  GROUP BY c."escola_id", c."avaliacao_id"
) e WHERE e."escola_id" = a."escola_id" AND e."avaliacao_id" = a."id";
