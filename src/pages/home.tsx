import { useLoaderData } from 'react-router';
import { pageLoader } from '#server/loader.server.ts';

export const loader = pageLoader((ctx) => ({ requestId: ctx.requestId }));

export default function Home() {
  const { requestId } = useLoaderData<typeof loader>();
  return <h1>Gidana {requestId}</h1>;
}
