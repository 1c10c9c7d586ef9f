ALTER TABLE "avaliacao" ADD COLUMN "outras_fim_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "avaliacao" ADD COLUMN "outras_sem_fim" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "login_falha" ADD COLUMN "em_exame" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Exams that are not released yet wait for those that share a question with them: rules LIB-6 and LIB-7.
UPDATE "avaliacao" a SET "outras_fim_em" = o."fim_em", "outras_sem_fim" = o."sem_fim",
  "liberado_em" = CASE WHEN NOT a."retido" AND NOT o."sem_fim" AND a."fim_em" IS NOT NULL
    THEN greatest(greatest(a."fim_em", o."fim_em") + interval '120 seconds', a."liberar_em") END
FROM (
  SELECT p."escola_id", p."avaliacao_id", max(b."fim_em") AS "fim_em", bool_or(b."fim_em" IS NULL) AS "sem_fim"
  FROM (
    SELECT DISTINCT x."escola_id", x."avaliacao_id", y."avaliacao_id" AS "outra_id" FROM "avaliacao_item" x
    JOIN "avaliacao_item" y ON y."escola_id" = x."escola_id" AND y."questao_id" = x."questao_id" AND y."avaliacao_id" <> x."avaliacao_id"
  ) p
  JOIN "avaliacao" f ON f."escola_id" = p."escola_id" AND f."id" = p."avaliacao_id"
  JOIN "avaliacao" b ON b."escola_id" = p."escola_id" AND b."id" = p."outra_id" AND (b."fim_em" IS NULL OR b."fim_em" > f."fim_em")
  WHERE EXISTS (
    SELECT FROM "turma_avaliacao" c
    JOIN "turma_aluno" m ON m."escola_id" = c."escola_id" AND m."turma_id" = c."turma_id"
    JOIN "turma_aluno" n ON n."escola_id" = m."escola_id" AND n."pessoa_id" = m."pessoa_id" AND n."status" = 'Atual'
    JOIN "turma_avaliacao" d ON d."escola_id" = n."escola_id" AND d."turma_id" = n."turma_id" AND d."avaliacao_id" = p."outra_id"
    WHERE c."escola_id" = p."escola_id" AND c."avaliacao_id" = p."avaliacao_id")
  GROUP BY p."escola_id", p."avaliacao_id"
) o WHERE o."escola_id" = a."escola_id" AND o."avaliacao_id" = a."id" AND (a."liberado_em" IS NULL OR a."liberado_em" >= now());
