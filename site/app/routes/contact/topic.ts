/** What may have brought a visitor to the form, as the query says: `?volunteer=true`. */
const topics = ['volunteer', 'partnership', 'project'] as const;
export type Topic = (typeof topics)[number];

export function topicOf(query: URLSearchParams): Topic | undefined {
  return topics.find((topic) => query.get(topic) === 'true');
}
