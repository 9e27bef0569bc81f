import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { call } from '#core/call.server.ts';
import { namedParameters } from '#core/web/parameters.ts';
import { listingsAnswer, overviewAnswer } from '#features/listings/contract.ts';
import { overview } from '#features/listings/service.server.ts';
import { listQuery, searchBody, suggestAnswer, suggestQuery } from './contract.ts';
import { filterOptions } from './results/facets.server.ts';
import { filterOptionsAnswer } from './results/contract.ts';
import { list, type SearchFacts, searchMarket, suggest } from './service.server.ts';
import { readableQuery, tolerantQuery, unwrapBody } from './tolerant-query.server.ts';

const { limit: _limit, startIndex: _startIndex, ...filters } = listQuery.in.shape;

const LIST_DESCRIPTION =
  'With `limit` and no filter: one page of the newest listings with counts (`ListingOverview`). With any filter, or without `limit`: an array of listings. Everything but `limit` and `startIndex` is a filter, also where it is empty or `false`. With `userId`, only `type` and `offer` count beside it, and the newest come first.';
const FILTERS_DESCRIPTION =
  'A filter that cannot be read, such as an amount that is still being typed, is left out, as on the page of results.';
const SEARCH_DESCRIPTION =
  'The criteria may also stand under `body`. Where nothing matches all of them, the nearest homes are answered: the header `X-Search-Match` is `exact` or `similar`, and `X-Total-Count` says how many match exactly (`1000+` above a thousand).';

/** The calls under `/api/listing` that search (API-11 to API-14, API-21). */
export const searchApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('preValidation', tolerantQuery);

  app.get(
    '/get',
    call('listListings', 'Find listings, or list the newest', {
      description: LIST_DESCRIPTION,
      access: 'public',
      hot: true,
      querystring: listQuery,
      response: { 200: z.union([listingsAnswer, overviewAnswer]) },
    }),
    async (request) => {
      const { ctx, query } = request;
      const { limit, startIndex = 0 } = query;
      // Naming a filter asks for the array, even a filter that is empty or false.
      const isFiltered = Object.keys(namedParameters(request.raw.url ?? '')).some((name) => name in filters);
      return limit === undefined || isFiltered ? list(ctx, query) : overview(ctx, { limit, startIndex });
    },
  );

  app.get(
    '/filters',
    {
      ...call('listFilters', 'List the values of every filter, each with the number of homes that match it', {
        description: FILTERS_DESCRIPTION,
        access: 'public',
        hot: true,
        querystring: listQuery,
        response: { 200: filterOptionsAnswer },
      }),
      preValidation: readableQuery,
    },
    ({ ctx, query: { userId: _userId, limit: _limit, startIndex: _startIndex, ...filters } }) =>
      filterOptions(ctx, filters),
  );

  app.get(
    '/suggest',
    call('suggest', 'Complete typed words: places, homes by name, and what a search would find', {
      access: 'public',
      hot: true,
      querystring: suggestQuery,
      response: { 200: suggestAnswer },
    }),
    ({ ctx, query }) => suggest(ctx, query),
  );

  for (const [market, operationId, summary] of [
    ['rent', 'searchRent', 'Search homes for rent and shortlet'],
    ['sale', 'searchSale', 'Search homes for sale'],
  ] as const) {
    app.post(
      `/search/${market}`,
      {
        ...call(operationId, summary, {
          description: SEARCH_DESCRIPTION,
          access: 'public',
          touches: 'nothing',
          readsOnly: true,
          body: searchBody,
          response: { 200: listingsAnswer },
        }),
        preValidation: unwrapBody,
      },
      async ({ ctx, body }, reply) => {
        const { listings, ...facts } = await searchMarket(ctx, market, body);
        setSearchHeaders(reply, facts);
        return listings;
      },
    );
  }
};

/** Which of "actual result or similar results" the array holds, and how many actual ones there are. */
function setSearchHeaders(reply: FastifyReply, { match, total, capped }: SearchFacts): void {
  void reply.header('x-search-match', match).header('x-total-count', capped ? `${total}+` : total);
}
