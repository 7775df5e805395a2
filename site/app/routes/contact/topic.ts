/** Reasons for contact, which links to the form put into the query: `?volunteer=true`. */
const topics = ['volunteer', 'partnership', 'project'] as const;
export type Topic = (typeof topics)[number];

export function topicOf(query: URLSearchParams): Topic | undefined {
  return topics.find((topic) => query.get(topic) === 'true');
}
