export const drawings = {
  '/images/drawings/icons.svg': '<g id="icons-heart"/><g id="icons-house"/>',
  '/images/drawings/bench.svg': '<g id="bench-drawing"/>',
};

export const pictures = { '/images/sea.svg': "data:image/svg+xml,%3Csvg title='$&'/%3E" };
