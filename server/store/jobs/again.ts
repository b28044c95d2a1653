/** In the column `again` of a job that is under way: it is done once more, even where this attempt goes well. */
export const onceMore = 2
