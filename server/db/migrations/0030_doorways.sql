-- Written by hand: the narrowest doorway a piece comes through and how high it has to be, by the rules of
-- core/selection/composer/door.ts. Rugs and flat-packed pieces come packed. Everything else has to pass section by
-- section, with its legs off where they come off, straight or tilted onto its diagonal depth, through a doorway of at
-- most 80 inches.
create function doorway_for(kind text, item jsonb) returns numeric[] language sql immutable parallel safe as $$
  with body as (
    select part.number, (part.size ->> 'width')::float8 as width, (part.size ->> 'depth')::float8 as depth,
      greatest((part.size ->> 'height')::float8 - coalesce((item #>> '{takesApart,legHeight}')::float8, 0), 0.01) as height,
      (part.size ->> 'diagonalDepth')::float8 as diagonal
    from jsonb_array_elements(
      case when coalesce(jsonb_array_length(item #> '{takesApart,sections}'), 0) > 0 then item #> '{takesApart,sections}'
      else jsonb_build_array(item -> 'dimensions') end
    ) with ordinality as part(size, number)
  ), way as (
    select number, least(width, depth, height) as short,
      width + depth + height - least(width, depth, height) - greatest(width, depth, height) as long
    from body
    union all
    select number, least(thin, across), greatest(thin, across)
    from body, lateral (
      select greatest(diagonal, depth * height / sqrt(depth ^ 2 + height ^ 2)) as thin,
        least(sqrt(depth ^ 2 + height ^ 2), width) as across
    ) tilted
    where diagonal is not null
  ), best as (
    select distinct on (body.number) way.short, way.long
    from body left join way on way.number = body.number and way.long <= 80
    order by body.number, way.short, way.long
  )
  select case
    when kind = 'rug' or coalesce((item #>> '{takesApart,flatPacked}')::boolean, false)
      or (kind = 'bed' and coalesce((item ->> 'assemblyRequired')::boolean, false)) then array[0, 0]::numeric[]
    when (select bool_and(short is not null) from best) then (
      select array[ceil(max(short)::numeric * 100 - 0.000001) / 100, ceil(max(long)::numeric * 100 - 0.000001) / 100]
      from best
    )
  end
$$;--> statement-breakpoint
DROP INDEX "furniture_browse_index";--> statement-breakpoint
ALTER TABLE "furniture" ADD COLUMN "door_width" numeric GENERATED ALWAYS AS ((doorway_for(kind, item))[1]) STORED;--> statement-breakpoint
ALTER TABLE "furniture" ADD COLUMN "door_height" numeric GENERATED ALWAYS AS ((doorway_for(kind, item))[2]) STORED;--> statement-breakpoint
CREATE INDEX "furniture_browse_index" ON "furniture" USING btree ("kind","name","record_id","traits","price_cents","width","added_when","door_width","door_height") WHERE "furniture"."active";