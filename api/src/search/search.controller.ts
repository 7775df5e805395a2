import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../access/access.js';
import { GetEndpoint } from '../endpoints/endpoints.js';
import { CachedForVisitors } from '../http/operations.js';
import { SearchQueryDto, SearchResultsDto } from './dto/search.dto.js';
import { SearchService } from './search.service.js';

@ApiTags('search')
@CachedForVisitors()
@Controller('search')
export class SearchController {
  constructor(private readonly searchService: SearchService) {}

  @Public()
  @GetEndpoint('', SearchResultsDto, {
    summary: 'Search the whole site',
    description:
      'Published posts, projects, events, team members, and documents with the text of their PDFs. Content must have all words; misspelt words are corrected.',
    answer: 'The results by group, best first.',
    problems: [400],
  })
  search(@Query() query: SearchQueryDto): Promise<SearchResultsDto> {
    return this.searchService.search(query);
  }
}
